import { ChipRoom, ChipRow } from '#client/ui/chip-row.tsx'
import { offeredAt } from '@cabine/sophia/answering/outfits/outfits-step.ts'
import { optionsAt } from '@cabine/sophia/answering/outfits/options.ts'
import { answer } from '../answer-sentence.ts'
import { useTalkState } from '../talk-store.ts'
import { chipsLegend, optionText } from './outfit-talk-words.ts'

/** The chips show when Sophia has asked. While she looks for another piece they stay. */
export function OutfitChips() {
  const { talk, hiddenFrom, changing } = useTalkState()
  const state = talk.outfits
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
