import { useId, useState, type DragEvent } from 'react'
import { ArrowRight, Link2 } from 'lucide-react'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { useOnline } from '#client/lib/online.ts'
import { Button } from '#client/ui/button.tsx'
import { inputStyle } from '#client/ui/field.tsx'
import { addressIn } from '#shared/finds.ts'
import { readAddress, useTask } from './finds-store.ts'

const isOfLink = ({ types }: DataTransfer) =>
  !types.includes('Files') && (types.includes('text/uri-list') || types.includes('text/plain'))

/** Where she pastes, types or drops a shop's address. What holds one is read at once when it is pasted. */
export function FindField({ autoFocus = false }: { autoFocus?: boolean }) {
  const id = useId()
  const [text, setText] = useState('')
  const [isOver, setIsOver] = useState(false)
  const isReading = useTask().kind === 'reading'
  const isOnline = useOnline()

  function take(next: string) {
    setText(addressIn(next) ?? next)
    void readAddress(next)
  }

  function drop(event: DragEvent) {
    if (!isOfLink(event.dataTransfer)) return
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.getData('text/uri-list') || event.dataTransfer.getData('text/plain'))
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        take(text)
      }}
      onDragOver={(event) => {
        if (!isOfLink(event.dataTransfer)) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
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
          id={id}
          value={text}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- she has come for this field alone
          autoFocus={autoFocus}
          placeholder={t('finds.placeholder')}
          aria-describedby={`${id}-hint`}
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
        <Button
          type="submit"
          size="sm"
          aria-label={t('finds.find')}
          loading={isReading}
          disabled={!isOnline || text.trim() === ''}
          icon={<ArrowRight aria-hidden className="size-4.5 rtl:-scale-x-100" strokeWidth={1.75} />}
          className="absolute end-1 top-1/2 size-10 min-h-10 -translate-y-1/2 px-0 pointer-coarse:min-h-10"
        />
      </div>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {t(isOnline ? 'finds.hint' : 'finds.offline')}
      </p>
    </form>
  )
}
