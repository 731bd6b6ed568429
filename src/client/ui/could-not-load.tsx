import { useEffect, useRef } from 'react'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useRevalidator } from 'react-router'
import { t } from '#client/i18n/messages.ts'
import { useOnline } from '#client/lib/online.ts'
import { Button } from './button.tsx'

type Props = {
  /** Says what is missing here. */
  children: string
  onRetry?: () => void
  loading?: boolean
}

/**
 * Replaces a part of a page that could not be loaded, with a button to try again; by default that runs the
 * page's loader.
 */
export function CouldNotLoad({ children, onRetry, loading }: Props) {
  const { revalidate, state } = useRevalidator()
  const online = useOnline()
  const retry = onRetry ?? (() => void revalidate())
  useWhenBack(online, retry)
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-md bg-tint px-6 py-8 sm:px-8">
      {!online && <WifiOff aria-hidden className="size-5 text-ink-soft" strokeWidth={1.5} />}
      <p className="max-w-[52ch]">
        {children} {online ? t('catalogue.tryAgainSoon') : t('catalogue.offline')}
      </p>
      <Button variant="outline" size="sm" loading={loading ?? state === 'loading'} onClick={retry}>
        {t('common.tryAgain')}
      </Button>
    </div>
  )
}

/** Tries again by itself when the network is back. */
function useWhenBack(online: boolean, retry: () => void) {
  const wasOffline = useRef(!online)
  const latest = useRef(retry)
  useEffect(() => {
    latest.current = retry
  })
  useEffect(() => {
    if (online && wasOffline.current) latest.current()
    wasOffline.current = !online
  }, [online])
}
