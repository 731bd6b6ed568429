import { ChipRoom, ChipRow } from '#client/ui/chip-row.tsx'
import { t } from '#client/i18n/messages.ts'
import { offeredAt } from '#shared/stylist/sophia/flow.ts'
import { optionsAt } from '#shared/stylist/sophia/options.ts'
import { Button } from '#client/ui/button.tsx'
import { setScript } from '../talk/script-store.ts'
import { OwnWords } from '../talk/own-words.tsx'
import { MemoryLine } from './memory-line.tsx'
import { answer, setDraft, useSophiaChat } from './sophia-chat-store.ts'
import { chipsLegend, optionText } from './wordings.ts'

/** The ways to answer: chips, and a field for her own words. */
export function AnswerBar() {
  return (
    // On a low screen, for instance at 200 % zoom, both share one row.
    <div className="grid gap-3 [@media(max-height:34rem)]:sm:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="grid min-w-0 gap-2">
        <MemoryLine />
        <Options />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-1">
        <TypedAnswer />
        <Button variant="quiet" size="sm" onClick={() => setScript('pieces')}>
          {t('sophia.toPieces')}
        </Button>
      </div>
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
function TypedAnswer() {
  const { draft, hiddenFrom } = useSophiaChat()
  return (
    <OwnWords
      draft={draft}
      onDraft={setDraft}
      isBusy={hiddenFrom !== null}
      onSend={(words) => void answer(words)}
      label={t('sophia.inputLabel')}
      hint={t('sophia.inputHint')}
      send={t('sophia.send')}
    />
  )
}
