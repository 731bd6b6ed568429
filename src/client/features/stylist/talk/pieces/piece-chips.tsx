import { ChipRoom, ChipRow } from '#client/ui/chip-row.tsx'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import {
  comingOptions,
  isHerTurn,
  openOptions,
  openQuestion,
  openWishes,
} from '@cabine/sophia/answering/pieces/open-wishes.ts'
import { keyOf } from '@cabine/sophia/answering/wanted/conditions.ts'
import { conditionText, useThingWords } from '../wish-words.ts'
import { hasCollection } from '../has-collection.ts'
import { useTalk } from '../talk-store.ts'
import { lineText, optionText, wishText } from './chat-words.ts'
import { dispatch } from './piece-turns.ts'

/** The chips for what she can say next about single pieces. */
export function PieceChips() {
  const talk = useTalk()
  useThingWords()
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
  // What they were looked for by can be taken away, one by one: the kind itself is said in words.
  const answered = chat.messages.findLast(
    ({ text }) => text.say === 'wanted' || text.say === 'wanted_none',
  )?.text
  const conditions =
    answered && 'conditions' in answered && isHerTurn(chat) && chat.wanting ? answered.conditions : []
  const changeable = conditions.filter(({ of }) => of !== 'kind')
  const choose = (value: string) => {
    const condition = changeable.find((one) => keyOf(one) === value)
    const wish = wishes.find((one) => one === value)
    if (condition) dispatch({ type: 'drop', condition })
    else if (wish) dispatch({ type: 'wish', wish })
  }
  // The place of the chips is kept while the stylist is typing.
  if (wishes.length + changeable.length === 0)
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
      chips={[
        ...wishes.map((value) => ({ value, label: wishText(value) })),
        ...changeable.map((condition) => ({
          value: keyOf(condition),
          label: t('sophia.drop', { wish: conditionText(condition) }),
        })),
      ]}
      onChoose={choose}
    />
  )
}
