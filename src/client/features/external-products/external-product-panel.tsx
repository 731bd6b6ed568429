import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { FileButton } from '#client/ui/file-button.tsx'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { ExternalProductCard } from './panel/external-product-card.tsx'
import { AddressField, addressFailureId } from './panel/address-field.tsx'
import { ExternalProductPicture } from './panel/external-product-picture.tsx'
import { asksForAddress, openAskedProduct } from './panel/open-asked-product.ts'
import {
  loadExternalProducts,
  readAddress,
  showProduct,
  stopReading,
  useExternalProducts,
  useShownProduct,
  useTask,
  type Obstacle,
} from './panel/external-product-store.ts'

type Props = { onUpload: (file: File) => void; onWear: () => void }

/** A piece from any shop by its address: the field, the result, and the pieces found before. */
export function ExternalProductPanel({ onUpload, onWear }: Props) {
  const { search, key } = useLocation()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // The effect follows the page's address, because a notification or a shared link may change it while the
    // panel is shown.
    void loadExternalProducts().then(() => {
      // On a phone the panel is below the photo.
      if (openAskedProduct(search, key)) section.current?.scrollIntoView({ block: 'start' })
    })
  }, [search, key])
  const task = useTask()
  const shown = useShownProduct()
  const answer = useRef<HTMLDivElement>(null)
  // What she asked for may come below the bar.
  const { kind } = task
  const formerKind = useRef(kind)
  useEffect(() => {
    if (kind !== formerKind.current) answer.current?.scrollIntoView({ block: 'nearest' })
    formerKind.current = kind
  }, [kind])
  return (
    <section
      ref={section}
      aria-label={t('finds.title')}
      className="grid scroll-mt-20 min-w-0 grid-cols-[minmax(0,1fr)] gap-5"
    >
      <AddressField isWanted={asksForAddress(search)} />
      <div
        ref={answer}
        className="grid grid-cols-[minmax(0,1fr)] gap-5 scroll-mb-[calc(5.5rem+var(--bar-end,0px))] empty:hidden"
      >
        {task.kind === 'reading' && <Reading shop={task.shop} />}
        {task.kind === 'failed' && <Failed obstacle={task.obstacle} text={task.text} onUpload={onUpload} />}
        {shown && task.kind === 'idle' && (
          <>
            <ExternalProductCard key={shown.id} product={shown} onWear={onWear} />
            {!shown.picture && <UploadInstead onUpload={onUpload} />}
          </>
        )}
      </div>
      <Recent shownId={shown?.id ?? null} />
    </section>
  )
}

function Reading({ shop }: { shop: string }) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-4 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-6">
      <Skeleton className="aspect-[3/4]" />
      <div className="grid content-start gap-3">
        <output className="text-sm text-ink-soft">{t('finds.reading', { shop })}</output>
        <Skeleton className="h-6 w-full" />
        <Skeleton className="h-5 w-1/3" />
        <Button variant="quiet" size="sm" className="-ms-4 justify-self-start" onClick={stopReading}>
          {t('finds.stop')}
        </Button>
      </div>
    </div>
  )
}

/** The failures for which another try may work. */
const retryable: ReadonlySet<Obstacle> = new Set(['connection_lost', 'unreachable', 'busy', 'server'])

function Failed({
  obstacle,
  text,
  onUpload,
}: {
  obstacle: Obstacle
  text: string
  onUpload: Props['onUpload']
}) {
  return (
    <Alert
      title={t('finds.failedTitle')}
      action={
        <div className="flex flex-wrap gap-2">
          <UploadInstead onUpload={onUpload} />
          {retryable.has(obstacle) && (
            <Button variant="quiet" size="sm" onClick={() => void readAddress(text)}>
              {t('finds.again')}
            </Button>
          )}
        </div>
      }
    >
      <p id={addressFailureId}>{t(`finds.failed_${obstacle}`)}</p>
    </Alert>
  )
}

const UploadInstead = ({ onUpload }: Pick<Props, 'onUpload'>) => (
  <FileButton onFile={onUpload} variant="outline" size="sm" className="justify-self-start">
    {t('finds.uploadInstead')}
  </FileButton>
)

function Recent({ shownId }: { shownId: string | null }) {
  const products = useExternalProducts()
  if (products.length === 0 || (products.length === 1 && shownId)) return null
  return (
    <div className="grid min-w-0 gap-2">
      <h3 className="label text-ink-soft">{t('finds.recent')}</h3>
      <ul className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1">
        {products.map((product) => (
          <li key={product.id} className="w-16 shrink-0">
            <button
              type="button"
              aria-pressed={product.id === shownId}
              aria-label={t('finds.show', { name: product.title, shop: product.shop })}
              title={product.title}
              onClick={() => showProduct(product.id === shownId ? null : product.id)}
              className={cx(
                'block w-full rounded-sm border-2 p-0.5 transition-colors',
                product.id === shownId ? 'border-accent' : 'border-transparent hover:border-edge',
              )}
            >
              <ExternalProductPicture product={product} sizes="4rem" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
