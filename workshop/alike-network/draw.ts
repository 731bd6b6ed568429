import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { createRandom } from '@cabine/engine/drapery/noise.ts'
import { garmentParts, partNumber } from '@cabine/engine/models/garment-labels.ts'
import { productCategories } from '@cabine/sophia/vocabulary/product-categories.ts'
import samples from '../../scripts/sample-shop/data/objects.json' with { type: 'json' }
import { readModel } from '../garment-network/pictures/body.ts'
import { drawColour } from '../garment-network/pictures/cloth.ts'
import { drawThing, readThings, type Thing } from '../garment-network/pictures/objects.ts'
import { readPieces, type HungGarment } from '../garment-network/pictures/piece.ts'
import { drawGarment } from '../garment-network/pictures/scene.ts'
import { drawShape, type Random, type Shape } from '../garment-network/pictures/shape.ts'

/** Of every six pieces one is kept out of training: it is drawn for the test alone. */
const heldEvery = 6
const isHeld = (at: number) => at % heldEvery === 0

const thingShare = 0.3
const wornShare = 0.45

/**
 * What is told of a picture: with whom it shares its shape and its colours, of which piece it is, the category, and whether
 * somebody wears it. `isShown` are the parts that are the product.
 */
type Told = { shape: number; cloth: number; piece: number; category: number; worn: number }
type Drawn = { picture: Uint8Array; parts: Uint8Array; isShown: ReadonlySet<number>; told: Told }

const garmentNumbersOfParts = new Set([...garmentParts].map(partNumber))
const thingParts = new Set([partNumber('other')])
/** Things are numbered after the garments. */
const firstThing = 1_000

const categoryNumber = (category: string) => productCategories.findIndex((one) => one === category)
const thingCategory = new Map(samples.map(({ id, category }) => [id, categoryNumber(category)]))

/** What views of one product do not change: how it is cut. How it lies is drawn anew. */
const cutOf = ({ length, hemCut, sleeveCut, neckDepth, neckPower, neckWiden }: Shape): Partial<Shape> => ({
  length,
  hemCut,
  sleeveCut,
  neckDepth,
  neckPower,
  neckWiden,
})

/**
 * Writes groups of four pictures into `out`: a product, the same seen again, the same cut in another cloth, and another cut in
 * the first one's cloth. Group n depends on the seed and n alone.
 */
export async function drawGroups(out: string, count: number, seed: number, held: boolean) {
  const root = new URL('../../', import.meta.url)
  const [allPieces, model, allThings] = await Promise.all([
    readPieces(root),
    readModel(root),
    readThings(root),
  ])
  const kept = <One>(list: One[]) => list.filter((_, at) => isHeld(at) === held)
  const [pieces, things] = [kept(allPieces), kept(allThings)]
  await mkdir(out, { recursive: true })
  const [pictures, masks, labels] = await Promise.all(
    ['pictures', 'masks', 'labels'].map((name) => open(join(out, `${name}.bin`), 'w')),
  )
  const start = performance.now()
  for (let n = 0; n < count; n++) {
    const random = createRandom(seed * 1_000_003 + n)
    const group =
      random() < thingShare
        ? await drawThings(random, things, n)
        : await drawGarments(
            random,
            { pieces, others: allPieces.filter((one) => !held || pieces.includes(one)), model },
            n,
          )
    for (const { picture, parts, isShown, told } of group) {
      await pictures.write(picture)
      await masks.write(parts.map((part) => Number(isShown.has(part))))
      await labels.write(Int32Array.of(told.shape, told.cloth, told.piece, told.category, told.worn))
    }
    if (n % 100 === 99) console.log(n + 1, `${((performance.now() - start) / (n + 1)).toFixed(0)} ms each`)
  }
  await Promise.all([pictures, masks, labels].map((file) => file.close()))
}

type Wardrobe = { pieces: HungGarment[]; others: HungGarment[]; model: Awaited<ReturnType<typeof readModel>> }

/** The first number that a cloth draws decides whether it is the piece's own. */
const isOwnCloth = (seed: number) => createRandom(seed)() < 0.35

async function drawGarments(
  random: Random,
  { pieces, others, model }: Wardrobe,
  n: number,
): Promise<Drawn[]> {
  const any = <One>(list: One[]) => list[Math.floor(random() * list.length)]
  const [first, second] = [any(pieces), any(pieces)]
  const cuts = [first, second].map((piece) => ({ piece, cut: cutOf(drawShape(random, piece, false)) }))
  const cloths = [0, 1].map(() => Math.floor(random() * 2 ** 31))
  const draw = async (cut: 0 | 1, cloth: 0 | 1, isWorn: boolean): Promise<Drawn> => {
    const product = { ...cuts[cut], cloth: () => createRandom(cloths[cloth]) }
    const { picture, parts, classes } = await drawGarment(random, others, model, isWorn, product)
    const own = isOwnCloth(cloths[cloth])
    return {
      picture,
      parts,
      isShown: garmentNumbersOfParts,
      told: {
        shape: 4 * n + cut,
        // Two cuts in their own cloths share nothing.
        cloth: own ? 4 * n + 2 + cut : 4 * n + cloth,
        piece: others.indexOf(product.piece),
        category: garmentNumbers[classes[0]],
        worn: Number(isWorn),
      },
    }
  }
  return [
    await draw(0, 0, false),
    await draw(0, 0, random() < wornShare),
    await draw(0, 1, random() < wornShare),
    await draw(1, 0, random() < wornShare),
  ]
}

/** The categories of the garment network, as numbers of the shop's categories. */
const garmentNumbers = ['tops', 'dresses', 'outerwear', 'bottoms', 'skirts'].map(categoryNumber)

async function drawThings(random: Random, things: Thing[], n: number): Promise<Drawn[]> {
  const any = <One>(list: One[]) => list[Math.floor(random() * list.length)]
  const shown = [any(things), any(things)]
  const tints = [random() < 0.45 ? undefined : drawColour(random), drawColour(random)]
  const draw = async (thing: 0 | 1, tint: 0 | 1): Promise<Drawn> => {
    const { picture, parts } = await drawThing(random, shown[thing], tints[tint])
    const cloth = tints[tint] ? 4 * n + tint : 4 * n + 2 + thing
    const category = thingCategory.get(shown[thing].name) ?? 0
    const piece = firstThing + things.indexOf(shown[thing])
    return {
      picture,
      parts,
      isShown: thingParts,
      told: { shape: 4 * n + thing, cloth, piece, category, worn: 0 },
    }
  }
  return [await draw(0, 0), await draw(0, 0), await draw(0, 1), await draw(1, 0)]
}
