import { useRef, useState, type ReactNode } from 'react'
import { inPhrases, t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'

export type GuideStep = { title: string; text: string; notes?: string[]; picture: ReactNode }

type Props = {
  open: boolean
  name: string
  steps: GuideStep[]
  lastLabel: string
  size: 'full' | 'lg'
  onClose: () => void
}

/** A few steps, each a picture and what it means. The picture is above on a phone and beside on a desktop. */
export function GuideDialog({ open, name, steps, lastLabel, size, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={name} size={size} bare>
      <GuideSteps steps={steps} lastLabel={lastLabel} isTall={size === 'full'} onClose={onClose} />
    </Dialog>
  )
}

type StepsProps = Pick<Props, 'steps' | 'lastLabel' | 'onClose'> & { isTall: boolean }

/** Mounted at every opening, so it begins with the first step. */
function GuideSteps({ steps, lastLabel, isTall, onClose }: StepsProps) {
  const [index, setIndex] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const step = steps[index]
  const isLast = index === steps.length - 1

  if (!step) return null
  const { title, text, notes, picture } = step

  function go(to: number) {
    setIndex(to)
    heading.current?.focus()
  }

  return (
    <div
      className={cx(
        'grid max-lg:grid-rows-[minmax(0,1fr)_auto] lg:grid-cols-2',
        isTall ? 'h-dvh' : 'max-sm:h-dvh lg:min-h-[34rem]',
      )}
    >
      <div key={index} className="bg-blush relative min-h-64 animate-rise overflow-hidden">
        {picture}
      </div>
      <div className="flex flex-col gap-6 px-6 pt-7 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:px-10 lg:justify-center lg:px-16 lg:py-14">
        <div className="grid gap-3 lg:min-h-64 lg:content-end">
          <p className="label text-ink-soft">
            {t('guides.guideStep', { step: index + 1, total: steps.length })}
          </p>
          <h3 ref={heading} tabIndex={-1} className="font-display text-display-md outline-none">
            {inPhrases(title)}
          </h3>
          <p className="max-w-[46ch]">{text}</p>
          {notes && (
            <ol className="mt-1 grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-2">
              {notes.map((note, at) => (
                <li key={note} className="flex items-baseline gap-2.5">
                  <span className="font-medium text-accent tabular-nums">{at + 1}</span>
                  {note}
                </li>
              ))}
            </ol>
          )}
        </div>
        <Dots count={steps.length} index={index} />
        <div className="flex gap-2">
          <Button
            size="lg"
            data-autofocus
            onClick={() => (isLast ? onClose() : go(index + 1))}
            className="flex-1 lg:max-w-64"
          >
            {isLast ? lastLabel : t('guides.guideNext')}
          </Button>
          {index > 0 && (
            <Button size="lg" variant="quiet" onClick={() => go(index - 1)}>
              {t('guides.guideBack')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

const Dots = ({ count, index }: { count: number; index: number }) => (
  <div aria-hidden className="flex gap-1.5">
    {Array.from({ length: count }, (_, at) => (
      <span
        key={at}
        className={cx(
          'h-1 rounded-full transition-[width,background-color] duration-(--duration-calm)',
          at === index ? 'w-8 bg-accent' : 'w-4 bg-hairline',
        )}
      />
    ))}
  </div>
)
