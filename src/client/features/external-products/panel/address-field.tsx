import { useEffect, useId, useRef, useState, type DragEvent } from 'react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Link2 from 'lucide-react/icons/link-2'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { useOnline } from '#client/lib/online.ts'
import { inputStyle } from '#client/ui/field.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { addressIn } from '#shared/external-products.ts'
import { readAddress, useTask } from './external-product-store.ts'

const isOfLink = ({ types }: DataTransfer) =>
  !types.includes('Files') && (types.includes('text/uri-list') || types.includes('text/plain'))

/** Why the address could not be read, which stands below the field. */
export const addressFailureId = 'address-failure'

/**
 * The field for a shop's address. A pasted or dropped address is read at once. `isWanted`: the shopper came to
 * the page for this field.
 */
export function AddressField({ isWanted }: { isWanted: boolean }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isOver, setIsOver] = useState(false)
  const { kind } = useTask()
  const isReading = kind === 'reading'
  const isFailed = kind === 'failed'
  const isOnline = useOnline()

  useEffect(() => {
    if (isWanted) input.current?.focus()
  }, [isWanted])

  function take(next: string) {
    setText(addressIn(next) ?? next)
    void readAddress(next)
  }

  const dropProps = {
    onDragOver(event: DragEvent) {
      if (!isOfLink(event.dataTransfer)) return
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop(event: DragEvent) {
      const { dataTransfer } = event
      if (!isOfLink(dataTransfer)) return
      event.preventDefault()
      setIsOver(false)
      take(dataTransfer.getData('text/uri-list') || dataTransfer.getData('text/plain'))
    },
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        take(text)
      }}
      {...dropProps}
      className="grid gap-2"
    >
      <label htmlFor={id} className="font-medium">
        {t('finds.label')}
      </label>
      <div className="relative">
        <Link2
          aria-hidden
          strokeWidth={1.5}
          className="pointer-events-none absolute start-4 top-1/2 size-5 -translate-y-1/2 text-ink-soft"
        />
        <input
          ref={input}
          id={id}
          value={text}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={t('finds.placeholder')}
          aria-invalid={isFailed}
          aria-describedby={isFailed ? `${addressFailureId} ${id}-hint` : `${id}-hint`}
          dir="ltr"
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text')
            if (!addressIn(pasted)) return
            event.preventDefault()
            take(pasted)
          }}
          className={cx(inputStyle, 'ps-12 pe-14', isOver && 'border-accent bg-tint')}
        />
        <button
          type="submit"
          aria-label={t('finds.find')}
          title={t('finds.find')}
          aria-busy={isReading || undefined}
          disabled={!isOnline || isReading || text.trim() === ''}
          className="absolute end-0.5 top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full text-ink transition-colors duration-(--duration-quick) hover:bg-tint disabled:pointer-events-none disabled:text-ink-soft"
        >
          {isReading ? (
            <Spinner />
          ) : (
            <ArrowRight aria-hidden className="size-5 rtl:-scale-x-100" strokeWidth={1.75} />
          )}
        </button>
      </div>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {t(isOnline ? 'finds.hint' : 'finds.offline')}
      </p>
    </form>
  )
}
