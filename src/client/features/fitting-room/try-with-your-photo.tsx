import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { t } from '#client/i18n/messages.ts'
import type { ButtonSize, ButtonVariant } from '#client/ui/button-style.ts'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { isLookWaiting } from './waiting-look-mark.ts'

type Props = { children?: ReactNode; variant?: ButtonVariant; size?: ButtonSize; className?: string }
type Sheet = ComponentType<{ open: boolean; onClose: () => void }>

const fetchSheet = () => import('./visit/visit-sheet.tsx')

/** The button that opens a visitor's try-on, without an account. Everything behind it is fetched on demand. */
export function TryWithYourPhoto({ children, variant = 'outline', size = 'lg', className }: Props) {
  const [Sheet, setSheet] = useState<Sheet | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [state, setState] = useState<'ready' | 'opening' | 'failed'>('ready')

  // Reading a kept look deletes it once it is older than a day.
  useEffect(() => {
    if (isLookWaiting()) void import('./visit/waiting-look.ts').then(({ readWaiting }) => readWaiting())
  }, [])

  async function open() {
    setIsOpen(true)
    if (Sheet) return
    setState('opening')
    try {
      const { VisitSheet } = await fetchSheet()
      setSheet(() => VisitSheet)
      setState('ready')
    } catch {
      setIsOpen(false)
      setState('failed')
    }
  }

  return (
    <>
      <Button
        variant={variant}
        size={size}
        className={className}
        // Not disabled meanwhile, since a closed sheet gives the focus back to this button.
        aria-busy={state === 'opening'}
        icon={state === 'opening' && <Spinner />}
        aria-haspopup="dialog"
        // Fetched ahead on hover and focus; only a press reports a failure.
        onPointerEnter={() => void fetchSheet().catch(() => undefined)}
        onFocus={() => void fetchSheet().catch(() => undefined)}
        onClick={() => void open()}
      >
        {children ?? t('demo.tryYours')}
      </Button>
      <output className={state === 'failed' ? 'basis-full text-sm text-bad' : 'sr-only'}>
        {state === 'failed' && t('demo.openFailed')}
        {state === 'opening' && t('demo.opening')}
      </output>
      {Sheet && <Sheet open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  )
}
