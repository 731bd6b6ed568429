import { readLabel } from './convert-size.ts'
import { isSizedAs, plainSize, whoseOf, type HerSize, type SizedPiece } from './her-size.ts'
import { convertShoe } from './shoe-sizes.ts'
import { shoeSystemOf, shoeSystems, type SizeSystem } from './size-systems.ts'
import { mensClothes, womensClothes, type Table } from './size-tables.ts'

/*
 * A size as words of the search's index: 'zw3' is the fourth row of the table for women, 'zm0' the first of that for men, 'zuk20' a
 * British 10 of what has no row, 'zany20' a bare 10 of a shop that names no system. Shoes have a word in every system, in halves:
 * 'zseu78' is EU 39. They end in a digit, so that the index's stemmer leaves them alone.
 */

type Whose = ReturnType<typeof whoseOf>
type Read = { system: SizeSystem | 'any'; size: number }

const numbered = ({ system, size }: Read) => `${system.toLowerCase()}${2 * size}`

const tables: Record<Whose, Table> = { women: womensClothes, men: mensClothes, others: {} }

function wordOfClothes({ system, size }: Read, whose: Whose) {
  const row = system === 'any' || system === 'cm' ? -1 : (tables[whose][system]?.indexOf(size) ?? -1)
  return row < 0 ? `z${numbered({ system, size })}` : `z${whose.slice(0, 1)}${row}`
}

/** The sizes that a shopper of each system is shown as (convert-size.ts). Of children and of everybody only the shop's own is known. */
function wordsOfShoe({ system, size }: Read, whose: Whose) {
  const own = system === 'any' ? system : shoeSystemOf[system]
  const converted = shoeSystems.flatMap((other) => {
    if (own === 'any' || other === own || whose === 'others') return []
    const found = convertShoe(size, own, other, whose)
    return found === null ? [] : [{ system: other, size: found }]
  })
  return [{ system: own, size }, ...converted].map((one) => `zs${numbered(one)}`)
}

/** The words for the sizes that a piece comes in. A bare number counts in the shop's system; letters have no word. */
export function sizeWordsOf({ category, department, sizeSystem, sizes }: SizedPiece): string[] {
  const whose = whoseOf(department)
  const words = sizes.flatMap((label) => {
    const plain = plainSize(label)
    const read = readLabel(plain, sizeSystem)
    const isBare = /^[\d.]+$/.test(plain)
    const system = read?.system ?? (isBare ? 'any' : null)
    if (!read || system === null) return []
    const { size } = read
    if (isSizedAs('shoes', category)) return wordsOfShoe({ system, size }, whose)
    return isSizedAs('clothes', category) ? [wordOfClothes({ system, size }, whose)] : []
  })
  return [...new Set(words)]
}

/** The words one of which a piece has that comes in her size. Where a shop names no system, a bare number is taken to be hers. */
export function wordsOfHerSize(her: HerSize): string[] {
  const bare = { system: 'any', size: her.size } as const
  if (her.of === 'shoes') return [her, bare].map((one) => `zs${numbered(one)}`)
  const whose: readonly Whose[] = ['women', 'men', 'others']
  return [...new Set([...whose.map((one) => wordOfClothes(her, one)), `z${numbered(bare)}`])]
}

/** Whether a piece comes in her size. */
export function comesIn(her: HerSize, piece: SizedPiece) {
  const words = wordsOfHerSize(her)
  return sizeWordsOf(piece).some((word) => words.includes(word))
}
