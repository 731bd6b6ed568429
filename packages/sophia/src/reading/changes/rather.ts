import { slotOfKind } from '../../vocabulary/categories.ts'
import { kindAmong, means, textIn } from '../../sentence/items.ts'
import type { Reading } from '../../vocabulary/reading-words.ts'
import type { Item, Sentence } from '../../sentence/sentence.ts'

/** The skirt of 'no skirt, trousers please', 'スカートじゃなくてパンツ'; who never wears one says it otherwise. */
const isPassedOver = (sentence: Sentence, piece: Item) =>
  sentence.items.some(
    (item) =>
      (means(item, 'grammar:not') &&
        item.to - item.from <= 2 &&
        item.to <= piece.from &&
        piece.from - item.to <= 1) ||
      (item.from === piece.to && /^(?:じゃ|では)なく/.test(textIn(sentence, item.from, item.to))),
  )

/** 'A skirt rather than trousers', where nothing says that she looks for the first time. */
export function takeRather(reading: Reading, sentence: Sentence) {
  const { items } = sentence
  const { pieces = [], occasions, weather, season, budget, dressCode, body } = reading
  // 'No skirt, trousers please'.
  const isAll = Object.keys(reading).every((slot) => slot === 'pieces' || slot === 'social')
  const isFirst = occasions ?? weather ?? season ?? budget ?? dressCode ?? body
  const gone = pieces.find(({ not }) => not)
  const [come, ...others] = pieces.filter((piece) => piece !== gone)
  const isRather =
    (isAll &&
      pieces[0] === gone &&
      items.some((item) => kindAmong([item]) === gone?.kind && isPassedOver(sentence, item))) ||
    items.some((item) => means(item, 'grammar:ratherThan'))
  if (!isRather || isFirst || !gone || !come || come.not || others.length > 0) return
  // 'Shoes instead of boots', 'trousers, but no jeans' are shoes and trousers of another kind.
  const isWithin = come.kind === 'shoes' || (come.kind === 'trousers' && gone.kind === 'jeans')
  if (isWithin || Object.keys(gone).length > 2 || slotOfKind(gone.kind) !== slotOfKind(come.kind)) return
  reading.change = { act: 'other', about: gone.kind }
  reading.pieces = [come]
}
