import type { AnyCategory, Department } from '@cabine/sophia/vocabulary/product-categories.ts'
import { convertShoe } from './shoe-sizes.ts'
import {
  aliasesOf,
  clothesSystems,
  shoeSystemOf,
  shoeSystems,
  sizeSystems,
  type ClothesSystem,
  type ShoeSystem,
  type SizeSystem,
} from './size-systems.ts'
import { mensClothes, womensClothes } from './size-tables.ts'

/** A size as she knows it, of clothes or of shoes: what a filter asks for, whatever the shops call it. */
export type HerSize =
  | { of: 'clothes'; system: ClothesSystem; size: number }
  | { of: 'shoes'; system: ShoeSystem; size: number }

/** As it stands in an address: 'clothes:UK:10', 'shoes:cm:24.5'. */
export const herSizePattern = new RegExp(
  `^(?:clothes:(?:${clothesSystems.join('|')}):\\d{1,2}|shoes:(?:${shoeSystems.join('|')}):\\d{1,2}(?:\\.5)?)$`,
)

export const writeHerSize = ({ of, system, size }: HerSize) => `${of}:${system}:${size}`

export function readHerSize(text: string): HerSize | null {
  if (!herSizePattern.test(text)) return null
  const [of, system, size] = text.split(':')
  return { of, system, size: Number(size) } as HerSize
}

/** 'UK 10', '24.5 cm'. */
export const nameOfSize = ({ system, size }: HerSize) =>
  system === 'cm' ? `${size} cm` : `${system} ${size}`

const halves = Array.from({ length: 120 }, (_, at) => at / 2)

/** The sizes of a system that a shopper of hers is shown as this size (convert-size.ts). */
function shoeSizes({ system, size }: HerSize & { of: 'shoes' }, other: ShoeSystem, whose: 'women' | 'men') {
  return other === system ? [size] : halves.filter((one) => convertShoe(one, other, system, whose) === size)
}

function clothesSizes(
  { system, size }: HerSize & { of: 'clothes' },
  other: SizeSystem,
  whose: 'women' | 'men',
) {
  if (other === 'cm') return []
  if (other === system) return [size]
  const table = whose === 'men' ? mensClothes : womensClothes
  const row = table[system]?.indexOf(size) ?? -1
  const found = row < 0 ? undefined : table[other]?.[row]
  return found === undefined ? [] : [found]
}

/** What a size is called by shops that count in a system. */
type Written = {
  /** What a feed's `size_system` names, which stands for a bare number. */
  system: SizeSystem
  numbers: number[]
}

/** What her size is in every system. What is for children or for everybody is only known by its own system. */
export function writtenIn(her: HerSize, whose: 'women' | 'men' | 'others'): Written[] {
  return sizeSystems
    .map((system) => {
      if (her.of === 'shoes') {
        const other = shoeSystemOf[system]
        const isOwn = other === her.system
        return {
          system,
          numbers:
            whose === 'others' && !isOwn ? [] : shoeSizes(her, other, whose === 'men' ? 'men' : 'women'),
        }
      }
      if (whose === 'others') return { system, numbers: system === her.system ? [her.size] : [] }
      return { system, numbers: clothesSizes(her, system, whose) }
    })
    .filter(({ numbers }) => numbers.length > 0)
}

/** As `plainSize` leaves them: 'eu38' and '38eu', with every name that shops have for the system. At most 26 for each number. */
export const labelsOf = (written: readonly Written[]) => [
  ...new Set(
    written.flatMap(({ system, numbers }) =>
      aliasesOf(system).flatMap((alias) =>
        numbers.flatMap((number) => [`${alias}${number}`, `${number}${alias}`]),
      ),
    ),
  ),
]

/** A shop's size without blanks, in small letters, with a point. */
export const plainSize = (label: string) => label.toLowerCase().replaceAll(/\s/g, '').replace(',', '.')

const withoutSizes: readonly AnyCategory[] = ['unknown', 'shoes', 'accessories', 'bags', 'home']

/** Whether pieces of a category have sizes of clothes, or of shoes. */
export const isSizedAs = (of: HerSize['of'], category: AnyCategory) =>
  of === 'shoes' ? category === 'shoes' : !withoutSizes.includes(category)

export const whoseOf = (department: Department) =>
  department === 'women' || department === 'men' ? department : 'others'

export type SizedPiece = {
  category: AnyCategory
  department: Department
  /** In which system the shop says that its sizes are; null where it does not say. */
  sizeSystem: SizeSystem | null
  sizes: readonly string[]
}

const numbersOf = (of: HerSize['of'], system: SizeSystem) =>
  of === 'shoes'
    ? [
        ...new Set(
          (['women', 'men'] as const).flatMap((whose) =>
            halves.filter((size) => convertShoe(size, system as ShoeSystem, 'EU', whose) !== null),
          ),
        ),
      ]
    : [...new Set([womensClothes, mensClothes].flatMap((table) => table[system as ClothesSystem] ?? []))]

/** All sizes of her system, the smallest first. */
export const sizesOf = (of: HerSize['of'], system: SizeSystem): HerSize[] =>
  numbersOf(of, system)
    .toSorted((one, other) => one - other)
    .map((size) => ({ of, system, size }) as HerSize)

/** Every way in which her size may stand in a shop's list, for women, men and others together. */
export function everyLabel(her: HerSize) {
  const written = (['women', 'men', 'others'] as const).flatMap((whose) => writtenIn(her, whose))
  return { labels: labelsOf(written), numbers: [...new Set(written.flatMap(({ numbers }) => numbers))] }
}
