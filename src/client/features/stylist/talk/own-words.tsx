import { t } from '#client/i18n/messages.ts'
import { longestSentence } from '@cabine/sophia/sentence/units.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { inputStyle } from '#client/ui/field.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { prepareToHear } from './hear-sentence.ts'

const longestInput = longestSentence

type Props = {
  draft: string
  onDraft: (draft: string) => void
  /** What is sent meanwhile goes when it is her turn. */
  isBusy: boolean
  onSend: (words: string) => void
  label: string
  hint: string
  send: string
}

/** A field for her own words. */
export function OwnWords({ draft, onDraft, isBusy, onSend, label, hint, send }: Props) {
  const isSending = useRef(false)
  const sendDraft = useEffectEvent(() => {
    isSending.current = false
    if (draft.trim() === '') return
    onDraft('')
    onSend(draft)
  })
  useEffect(() => {
    if (isSending.current && !isBusy) sendDraft()
  }, [isBusy])
  return (
    <form
      className="relative"
      onSubmit={(event) => {
        event.preventDefault()
        if (draft.trim() === '') return
        if (isBusy) {
          isSending.current = true
          return
        }
        onDraft('')
        onSend(draft)
      }}
    >
      <input
        aria-label={label}
        placeholder={hint}
        value={draft}
        maxLength={longestInput}
        autoComplete="off"
        enterKeyHint="send"
        onFocus={prepareToHear}
        onChange={({ currentTarget }) => onDraft(currentTarget.value)}
        className={`${inputStyle} rounded-full! pe-14!`}
      />
      <IconButton
        type="submit"
        label={send}
        aria-disabled={isBusy || draft.trim() === '' || undefined}
        icon={<SendHorizontal aria-hidden className="size-5 rtl:-scale-x-100" strokeWidth={1.5} />}
        className="absolute end-0.5 top-0.5 aria-disabled:opacity-55"
      />
      {draft.length >= longestInput && (
        <output className="mt-1 block text-sm text-ink-soft">{t('sophia.full')}</output>
      )}
    </form>
  )
}
