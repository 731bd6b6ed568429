import { ChipRoom, ChipRow } from '#client/ui/chip-row.tsx'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import {
  comingOptions,
  openOptions,
  openQuestion,
  openWishes,
} from '@cabine/sophia/answering/pieces/open-wishes.ts'
import { hasCollection } from '../has-collection.ts'
import { useTalk } from '../talk-store.ts'
import { lineText, optionText, wishText } from './chat-words.ts'
import { dispatch } from './piece-turns.ts'

/** The chips for what she can say next about single pieces. */
export function PieceChips() {
  const talk = useTalk()
  const { pieces: chat } = talk
  const question = openQuestion(chat)
  const { count } = chat
  if (question) {
    return (
      <ChipRow
        key={count}
        legend={t('stylist-chat.yourAnswer', {
          question: lineText({ say: 'ask', question, isAgain: false }, ''),
        })}
        chips={openOptions(chat).map((value) => ({ value, label: optionText(question, value) }))}
        onChoose={(value) => dispatch({ type: 'pick', question, value })}
      />
    )
  }
  const coming = comingOptions(chat)
  if (coming) return <ChipRoom labels={coming.options.map((option) => optionText(coming.question, option))} />
  const wishes = openWishes(chat)
  // The place of the chips is kept while the stylist is typing.
  if (wishes.length === 0)
    return (
      <div
        className={cx('min-h-11', !hasCollection(talk) && 'max-sm:min-h-24 pointer-coarse:max-sm:min-h-25')}
      />
    )
  return (
    <ChipRow
      key={count}
      rail
      legend={t('stylist-chat.yourWishes')}
      chips={wishes.map((value) => ({ value, label: wishText(value) }))}
      onChoose={(wish) => dispatch({ type: 'wish', wish })}
    />
  )
}
