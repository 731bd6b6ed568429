import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { ChipRoom, ChipRow } from '#client/ui/chip-row.tsx'
import { t } from '#client/i18n/messages.ts'
import { inputStyle } from '#client/ui/field.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { offeredAt } from '#shared/stylist/sophia/flow.ts'
import { optionsAt } from '#shared/stylist/sophia/options.ts'
import { MemoryLine } from './memory-line.tsx'
import { answer, setDraft, useSophiaChat } from './sophia-chat-store.ts'
import { chipsLegend, optionText } from './wordings.ts'

const longestInput = 300

/** The ways to answer: chips, and a field for her own words. */
export function AnswerBar() {
  return (
    // On a low screen, for instance at 200 % zoom, both share one row.
    <div className="grid gap-3 [@media(max-height:34rem)]:sm:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="grid min-w-0 gap-2">
        <MemoryLine />
        <Options />
      </div>
      <OwnWords />
    </div>
  )
}

/** The chips show when Sophia has asked. While she looks for another piece they stay. */
function Options() {
  const { state, hiddenFrom, changing } = useSophiaChat()
  const options = offeredAt(state)
  // Messages about a piece do not change the question, so they must not remount the chips, which would take the focus.
  const turns = state.messages.filter((message) =>
    message.from === 'sophia' ? !message.at : !('change' in message.text),
  ).length
  if (hiddenFrom !== null && !changing) {
    const coming = options.length > 0 ? options : optionsAt.complete
    return <ChipRoom labels={coming.map(optionText)} />
  }
  return (
    <fieldset disabled={changing !== null} className="min-w-0">
      <ChipRow
        key={turns}
        legend={chipsLegend(state.step)}
        chips={options.map((value) => ({ value, label: optionText(value) }))}
        onChoose={(option) => void answer(option)}
      />
    </fieldset>
  )
}

/** A field for typed answers. Nothing is sent while Sophia is typing; a draft outlives closing the chat. */
function OwnWords() {
  const { draft, hiddenFrom } = useSophiaChat()
  const isBusy = hiddenFrom !== null
  return (
    <form
      className="relative"
      onSubmit={(event) => {
        event.preventDefault()
        if (isBusy || draft.trim() === '') return
        setDraft('')
        void answer(draft)
      }}
    >
      <input
        aria-label={t('sophia.inputLabel')}
        placeholder={t('sophia.inputHint')}
        value={draft}
        maxLength={longestInput}
        autoComplete="off"
        enterKeyHint="send"
        onChange={({ currentTarget }) => setDraft(currentTarget.value)}
        className={`${inputStyle} rounded-full! pe-14!`}
      />
      <IconButton
        type="submit"
        label={t('sophia.send')}
        aria-disabled={isBusy || draft.trim() === '' || undefined}
        icon={<SendHorizontal aria-hidden className="size-5 rtl:-scale-x-100" strokeWidth={1.5} />}
        className="absolute end-0.5 top-0.5 aria-disabled:opacity-55"
      />
    </form>
  )
}
