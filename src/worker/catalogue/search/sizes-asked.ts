import type { AskedSize } from '@cabine/sophia/searching/sizes.ts'
import { systemsIn, systemNamed, type ClothesSystem, type ShoeSystem } from '#shared/sizes/size-systems.ts'
import { mensClothes, womensClothes } from '#shared/sizes/size-tables.ts'
import { wordsOfHerSize } from '#shared/sizes/size-words.ts'
import type { HerSize } from '#shared/sizes/her-size.ts'

/** What a piece has that comes in the sizes that were asked for: one of these words, or one of these labels. */
export type SizesAsked = { words: string[]; labels: string[] }

/** What shops write for the rows of the table of women's sizes: by letters, and trousers by inches of the waist. */
const lettersOfRow = ['xxs xs', 'xs', 'xs s', 's', 'm', 'm l', 'l', 'l xl', 'xl', 'xl xxl', 'xxl']
const inchesOfRow = ['23 24', '25', '26', '27', '28', '29', '30', '31', '32', '33', '34']

const spelledAlike: Record<string, string[]> = {
  xxl: ['2xl'],
  '2xl': ['xxl'],
  xxxl: ['3xl'],
  '3xl': ['xxxl'],
}

/** Russian sizes are German ones and six. */
const russian = { beyond: 6, least: 40 }
const largestFoot = { US: 15, UK: 14, BR: 44 }

function clothesSize(size: number, system: string | null, country: string): HerSize | null {
  const isIn = (one: ClothesSystem) =>
    womensClothes[one]?.includes(size) === true || mensClothes[one]?.includes(size) === true
  if (system === 'RU' || (system === null && country === 'RU' && size >= russian.least))
    return { of: 'clothes', system: 'EU', size: size - russian.beyond }
  const named = system === null ? null : systemNamed(system)
  if (named !== null) return named === 'cm' ? null : { of: 'clothes', system: named, size }
  const own = systemsIn(country).clothes
  const found = [own, 'EU' as const, 'IT' as const, 'US' as const].find(isIn)
  return found ? { of: 'clothes', system: found, size } : null
}

function shoeSize(size: number, system: string | null, country: string): HerSize & { of: 'shoes' } {
  const named = system === null ? null : systemNamed(system)
  const of = 'shoes' as const
  if (named === 'cm') return { of, system: 'cm', size }
  if (named === 'US' || named === 'UK' || named === 'BR') return { of, system: named, size }
  if (named !== null) return { of, system: 'EU', size }
  const own = systemsIn(country).shoes
  const isCounted = own in largestFoot && size <= largestFoot[own as keyof typeof largestFoot]
  const isFoot = own === 'cm' && size >= 21 && size < 30
  const fits: ShoeSystem = isCounted || isFoot ? own : size <= largestFoot.US ? 'US' : 'EU'
  return { of, system: fits, size }
}

const labelsOf = (row: number) =>
  row < 0 ? [] : [lettersOfRow[row], inchesOfRow[row]].flatMap((list) => list?.split(' ') ?? [])

/** Systems meet between their sizes, so that half a size beside it is hers, too. */
const aroundOf = (shoe: HerSize & { of: 'shoes' }) =>
  [0, -0.5, 0.5].map((beside) => ({ ...shoe, size: shoe.size + beside }))

function ofNumber({ of, size, system }: AskedSize & { by: 'number' }, country: string): SizesAsked {
  const clothes = of === 'shoes' ? null : clothesSize(size, system, country)
  const shoes = of === 'clothes' ? null : shoeSize(size, system, country)
  const row = clothes?.of === 'clothes' ? (womensClothes[clothes.system]?.indexOf(clothes.size) ?? -1) : -1
  return {
    words: [...(clothes ? [clothes] : []), ...(shoes ? aroundOf(shoes) : [])].flatMap(wordsOfHerSize),
    labels: [...labelsOf(row), ...(of === 'shoes' ? [] : [`${size}p`, `${size}w`])],
  }
}

function oneSize(asked: AskedSize, country: string): SizesAsked {
  if (asked.by === 'letters') return { words: [], labels: [asked.name, ...(spelledAlike[asked.name] ?? [])] }
  if (asked.by === 'waist') return { words: [], labels: [String(asked.inches)] }
  return ofNumber(asked, country)
}

/** Null where no size is asked for. Of several a piece has one: 'M or L'. */
export function sizesAsked(sizes: readonly AskedSize[], country: string): SizesAsked | null {
  if (sizes.length === 0) return null
  const all = sizes.map((one) => oneSize(one, country))
  const words = [...new Set(all.flatMap((one) => one.words))]
  const labels = [...new Set(all.flatMap((one) => one.labels))]
  return words.length + labels.length > 0 ? { words, labels } : null
}
