import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { loadCloset, useCloset } from '#client/features/closet/closet-store.ts'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { CouldNotLoad } from '#client/ui/could-not-load.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Link } from '#client/ui/link.tsx'
import { ownedOf } from '#shared/own-clothes/buy-or-skip.ts'
import { dayOf } from '#shared/own-clothes/days.ts'
import { AnswerSkeleton, AskedAddress, AskedProduct } from './asked-in-shop.tsx'
import { AskedInPicture } from './asked-in-picture.tsx'
import { WaysToAsk } from './ways-to-ask.tsx'

/** Whether to buy a piece, by what hangs in her closet: one of the shop, of another shop, or in a picture. The address says which. */
export function BuyOrSkip() {
  const { pieces, phase } = useCloset()
  const [today] = useState(() => dayOf(new Date()))
  const [file, setFile] = useState<File | null>(null)
  const [params, setParams] = useSearchParams()
  useEffect(() => {
    if (phase === 'unasked') void loadCloset()
  }, [phase])

  if (phase === 'failed')
    return <CouldNotLoad onRetry={() => void loadCloset()}>{t('closet.unreadableHere')}</CouldNotLoad>
  if (phase !== 'ready') return <AnswerSkeleton />
  if (ownedOf(pieces).length === 0) return <EmptyCloset />

  const product = params.get('product')
  const address = params.get('address')
  const closet = { closet: pieces, today }
  const isAsked = file !== null || product !== null || address !== null
  if (!isAsked) return <WaysToAsk onFile={setFile} onAddress={(asked) => setParams({ address: asked })} />
  return (
    <>
      {file ? (
        <AskedInPicture key={file.name + file.lastModified} file={file} {...closet} />
      ) : product !== null ? (
        <AskedProduct key={product} id={product} {...closet} />
      ) : (
        <AskedAddress key={address} address={address ?? ''} {...closet} />
      )}
      <Button
        variant="outline"
        className="justify-self-start"
        onClick={() => {
          setFile(null)
          setParams({})
          scrollTo(0, 0)
        }}
      >
        {t('buy-or-skip.another')}
      </Button>
    </>
  )
}

/** Without a closet there is nothing to go by, and it says so. */
const EmptyCloset = () => (
  <EmptyState
    title={t('buy-or-skip.emptyTitle')}
    action={
      <Link to="/closet" className={buttonStyle('primary', 'lg')}>
        {t('buy-or-skip.fill')}
      </Link>
    }
  >
    {t('buy-or-skip.emptyText')}
  </EmptyState>
)
