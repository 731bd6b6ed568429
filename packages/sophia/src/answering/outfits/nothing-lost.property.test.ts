import { beforeAll, expect, test } from 'vitest'
import { languages, type Language } from '../../vocabulary/languages.ts'
import { chanceOf } from '../../styling/chance.ts'
import { judgedIn } from '../../reading/judged/lines.ts'
import { hear, vocabularyOf } from '../../reading/load.ts'
import { offeredAt, startTalk, step } from './outfits-step.ts'
import type { PickSet } from './messages.ts'
import { readOption } from './options.ts'
import { setsOf, type OutfitsState } from './outfits-state.ts'
import { makeProduct } from './testing.ts'
import { outfitsMeaningOf } from './outfits-meaning.ts'

const asked = { occasion: 'workwear', weather: 'mild', outfitType: 'top_bottom' } as const
const set: PickSet = { asked, looks: [[0, 1, 2, 3]], palette: null, eased: null }

// Words are made ready in small tasks, which a busy machine is late to come back to.
beforeAll(async () => {
  for (const language of languages) await vocabularyOf(language)
}, 120_000)

let made = 0
const pieces = () =>
  [
    { category: 'tops', name: 'Shirt' },
    { category: 'skirts', name: 'Skirt' },
    { category: 'shoes', name: 'Pumps' },
    { category: 'bags', name: 'Tote Bag' },
  ].map((one) => makeProduct(`p${made++}`, one as Parameters<typeof makeProduct>[1]))

/** Answers whatever is being looked for: found, not found, or failed. */
function settle(state: OutfitsState, chance: number): OutfitsState {
  const isFound = chance < 0.6
  const because = chance < 0.8 ? ('nothing_suitable' as const) : ('failed' as const)
  const { wanted } = state
  if (wanted?.for === 'change')
    return wanted.at.reduce(
      (now, at) =>
        step(
          now,
          isFound
            ? { type: 'changed', at, change: wanted.change, product: makeProduct(`p${made++}`) }
            : { type: 'not_changed', at, change: wanted.change, because },
        ),
      state,
    )
  if (wanted?.for === 'add')
    return step(
      state,
      isFound
        ? { type: 'added', message: wanted.message, product: makeProduct(`p${made++}`) }
        : { type: 'not_added', because },
    )
  if (state.step !== 'recommendations') return state
  if (isFound) return step(state, { type: 'picked', items: pieces(), set })
  return step(
    state,
    because === 'failed' ? { type: 'picking_failed' } : { type: 'nothing_found', isHeldBack: chance < 0.7 },
  )
}

/** The messages that show outfits, and how many pieces lie in each. */
const outfitsIn = ({ messages }: OutfitsState) =>
  messages.flatMap((one, place) =>
    one.from === 'sophia' && one.items ? [{ place, count: one.items.length }] : [],
  )

const own: [Language, string][] = [
  ['en', 'without the bag'],
  ['en', 'other shoes'],
  ['en', 'go back'],
  ['en', 'undo'],
  ['en', 'keep the skirt'],
  ['en', 'start from scratch'],
  ['en', 'remove the shirt'],
  ['en', 'lose the skirt'],
  ['en', 'something warmer'],
  ['en', 'add a jacket'],
  ['en', 'zorbing'],
]
const typed: [Language, string][] = [
  ...own,
  ...judgedIn().map(({ language, text }): [Language, string] => [language, text]),
]

test.for(Array.from({ length: 60 }, (_, at) => at))(
  'conversation %i: whatever she types, no outfit leaves the screen without her yes',
  async (number) => {
    let state = startTalk()
    for (const input of ['workwear', 'mild', 'top_bottom'])
      state = step(state, { type: 'say', input, random: 0 })
    state = step(state, { type: 'picked', items: pieces(), set })
    for (let turn = 0; turn < 40; turn++) {
      const pick = chanceOf(`${number} ${turn} sentence`)
      const isOwn = chanceOf(`${number} ${turn} own`) < 0.4
      const from = isOwn ? own : typed
      const [language, input] = from[Math.floor(pick * from.length)] ?? ['en', 'more']
      // The words of a chip are her yes.
      if (readOption(offeredAt(state), input) === 'start_over') continue
      const before = outfitsIn(state)
      const sets = setsOf(state).length
      const { reading, heard } = await hear(input, language)
      state = step(state, {
        type: 'say',
        input,
        random: pick,
        meaning: outfitsMeaningOf(reading, pick, heard),
      })
      state = settle(state, chanceOf(`${number} ${turn} found`))
      const after = outfitsIn(state)
      expect(after.length, input).toBeGreaterThanOrEqual(before.length)
      expect(setsOf(state).length, input).toBeGreaterThanOrEqual(sets)
      for (const { place } of before)
        expect(after.find((one) => one.place === place)?.count, `${input} at ${place}`).toBeGreaterThan(0)
      // What was taken away was named, one kind of piece at a time, and comes back.
      const less = before.filter(
        ({ place, count }) => (after.find((one) => one.place === place)?.count ?? 0) < count,
      )
      if (less.length > 0)
        expect(['remove', 'undo'], input).toContain(outfitsMeaningOf(reading, pick).act?.do ?? 'remove')
      expect(
        state.step === 'complete' || state.step === 'outfit_type' || state.step === 'recommendations',
      ).toBe(true)
      if (state.step === 'recommendations') state = step(state, { type: 'picked', items: pieces(), set })
    }
  },
)
