import {
  EngineRefusal,
  type GarmentAdvice,
  type Layering,
  type Look,
  type PhotoAdvice,
  type PhotoCheck,
} from '../contract/advice.ts'
import type { Body } from '../body/body.ts'
import type { Garment } from '../garment/garment.ts'
import type { SewnGarment } from '../cloth/sewn-garment.ts'
import { wearingOf, type Adjustable, type Wearing } from '../contract/wearing.ts'
import { withFront } from '../cloth/open-front.ts'
import { wearSewn } from '../cloth/wear-sewn.ts'
import type { Picture } from '../raster/plane.ts'
import { composeLook } from '../compose/compose.ts'
import { carryBag } from '../bags/carry-bag.ts'
import { putOnShoes } from '../shoes/put-on-shoes.ts'
import { bareTorso } from '../removal/bare-torso.ts'
import { judge, worstSignal } from '../verdict/confidence.ts'
import { confidenceModel, doubtfulBelow, refuseBelow } from '../verdict/confidence-model.ts'
import { coverageOf, findOccluders } from '../fit/coverage.ts'
import { inDressingOrder, lowestToCover } from '../fit/dressing.ts'
import type { Extras } from './shoes-and-bag.ts'
import type { Fit } from '../fit/fit.ts'
import { fitLower } from '../fit/fit-lower.ts'
import { fitUpper } from '../fit/fit-upper.ts'
import { measureAreas } from '../verdict/look-areas.ts'
import { lookSignals, type LookAreas, type LookSignals } from '../verdict/look-signals.ts'
import { removeOldClothes } from '../removal/old-garment.ts'
import { endsWithoutHand } from '../removal/hidden-hand.ts'
import { bringSleevesForward, keepUnder, layersUnder, type Layers } from '../removal/layering.ts'
import { liesRoundFace } from '../fit/round-face.ts'
import { sceneOf, type Scene } from './sketch-look.ts'
import { createTrace, type Trace } from '../fit/look-trace.ts'
import { canTuck, tuckIn } from '../fit/tuck.ts'

/** More painted skin than this, in torsos, is told; it is a guess. */
const PAINTED_TOLD = 0.12

/** Lays the garments on the body, from the skin outwards. Throws an `EngineRefusal` for one that would hide her face or leave an arm without its hand. */
export function fitGarments(
  body: Body,
  garments: (Garment | SewnGarment)[],
  wishes: Wearing[] = garments.map(() => wearingOf()),
): Fit[] {
  const fits: Fit[] = []
  const padding = new Float32Array(body.figure.model.mean.length / 3)
  const worn = garments.map((garment, index) =>
    'piece' in garment ? withFront(garment, wishes[index].isOpen) : garment,
  )
  for (const { index, garment, wearing, isUnder } of inDressingOrder(worn, wishes)) {
    const coverTo = lowestToCover(body, fits)
    const isLast = fits.length === garments.length - 1
    const laid =
      'piece' in garment
        ? wearSewn(body, garment, { coverTo, padding, isUnder, isLast, wearing })
        : fitFlat(body, garment, fits)
    const fit: Fit = { ...laid, piece: index }
    if (fit.half === 'upper' && !('piece' in garment) && liesRoundFace(body, fit)) {
      throw new EngineRefusal('garment_unclear', 'it would lie round her face', index)
    }
    if (endsWithoutHand(body, fit)) {
      throw new EngineRefusal('hand_hidden', 'an arm would end without its hand', index)
    }
    fits.push(fit)
  }
  return tuckIn(fits, (fit) => wishes[fit.piece].tuck)
}

/** What of how she wears each piece could be changed; a flat picture hangs as it does. */
export const adjustableOf = (fits: Fit[]): Adjustable[] =>
  [...fits]
    .sort((a, b) => a.piece - b.piece)
    .map(({ isDraped, category, hasLongSleeves, front, play, isPictured }) => ({
      size: isDraped,
      tuck: isDraped && category === 'tops' && canTuck(fits),
      length: isDraped,
      sleeves: isDraped && hasLongSleeves,
      front,
      slide: play > 0,
      isPictured,
    }))

function fitFlat(body: Body, garment: Garment, fits: Fit[]) {
  const { shape } = garment
  return shape.kind === 'lower'
    ? fitLower(body, garment, shape)
    : fitUpper(body, garment, shape, lowestToCover(body, fits))
}

/** Nothing of how it is worn can be changed. */
export const asItIs: Adjustable = {
  size: false,
  tuck: false,
  length: false,
  sleeves: false,
  front: null,
  slide: false,
  isPictured: false,
}

export type Rendered = {
  picture: Picture
  /** Painted skin over the area of a torso. */
  painted: number
  /** The same of her torso where no neckline is. */
  bare: number
  areas: LookAreas
  scene: () => Scene
}

/**
 * With a `trace`, how the look came about is noted for `sharpenLook`; the look is the same. With `kept`, so much of
 * what she wears stays on under the new pieces.
 */
export function renderFits(body: Body, fits: Fit[], trace?: Trace, kept?: Layers, extras?: Extras): Rendered {
  const under = kept && keepUnder(body, fits, kept)
  const occluders = findOccluders(body, fits)
  const covered = coverageOf(
    fits.flatMap(({ layers }) => layers),
    body.photo,
  )
  const undressed = removeOldClothes(body, fits, covered, occluders, trace, under)
  if (under?.upper) bringSleevesForward(body, fits, occluders)
  const areas = measureAreas(body, fits, covered, occluders, undressed, under)
  const bare = bareTorso(body, covered, occluders, undressed)
  // Under the new clothes: trousers and skirts hang over shoes.
  if (extras?.shod) {
    const { feet, shoes } = extras.shod
    putOnShoes(body, undressed.base, feet, shoes, !undressed.lower, trace)
  }
  const scene = sceneOf(body, undressed.base, fits, occluders)
  const picture = composeLook(body, undressed, fits, covered, occluders, trace)
  if (extras?.carried) carryBag(body, picture, extras.carried, { fits, covered, occluders }, trace)
  return { picture, painted: undressed.painted, bare, areas, scene }
}

/** A piece that is laid on her with less ease than this is torn or folded over itself. */
const LEAST_EASE = 0.2

/** A look that shows more painted torso than this, in torsos, is not shown. */
const MOST_BARE = 0.012

/** What to tell her of a look, and how likely it is of use. Throws an `EngineRefusal` for one that is torn, or would bare what no piece bares. */
export function judgeLook(
  check: PhotoCheck,
  body: Body,
  fits: Fit[],
  { painted, bare, areas }: Pick<Rendered, 'painted' | 'bare' | 'areas'>,
): Pick<Look, 'warnings' | 'confidence' | 'signals'> {
  // Of shoes and bags alone nothing is known that a grade could be told from.
  if (fits.length === 0) return { warnings: [...check.advice], confidence: doubtfulBelow, signals: {} }
  const warnings = new Set<PhotoAdvice | GarmentAdvice>(check.advice)
  for (const { warnings: own } of fits) for (const one of own) warnings.add(one)
  if (painted > PAINTED_TOLD) warnings.add('skin_painted')
  const broken = fits.findIndex(({ ease }) => ease < LEAST_EASE)
  if (broken >= 0) throw new EngineRefusal('warp_doubtful', `fits with ease ${fits[broken].ease}`, broken)
  if (bare > MOST_BARE) throw new EngineRefusal('warp_doubtful', `bares ${bare} of wearer torso`)
  const signals = lookSignals(check, body, fits, areas)
  return { warnings: [...warnings], confidence: judge(signals, confidenceModel).chance, signals }
}

export type MadeLook = {
  rendered: Rendered
  judged: ReturnType<typeof judgeLook>
  trace: Trace | undefined
  /** As `Look` has it. */
  layering: Look['layering']
}

/**
 * The picture, its judgement, and which way it was made. Throws an `EngineRefusal` for one that is not worth showing.
 *
 * @param wish 'over' where it is not possible is 'bare'; 'auto' takes what she wears off, unless that is doubtful and
 *   the look over it is likelier to be of use
 */
export function makeLook(
  check: PhotoCheck,
  body: Body,
  fits: Fit[],
  {
    wish,
    isSharper,
    isGated,
    extras,
  }: { wish: Layering; isSharper: boolean; isGated: boolean; extras?: Extras },
): MadeLook {
  const layers = layersUnder(body, fits)
  const isPossible = layers.upper || layers.lower
  const make = (layering: Exclude<Layering, 'auto'>): MadeLook => {
    const trace = isSharper ? createTrace(body.photo) : undefined
    const under = layering === 'over' ? layers : undefined
    const rendered = renderFits(body, fits, trace, under, extras)
    const judged = judgeLook(check, body, fits, rendered)
    if (extras) judged.warnings.push(...extras.missing)
    return { rendered, judged, trace, layering: isPossible ? layering : null }
  }
  let made = make(isPossible && wish === 'over' ? 'over' : 'bare')
  // Sewn pieces lie on her as they are: what she wears would show beside them.
  const mayStay = !fits.every(({ isDraped }) => isDraped)
  if (isPossible && mayStay && wish === 'auto' && made.judged.confidence < doubtfulBelow) {
    const other = make('over')
    if (other.judged.confidence > made.judged.confidence) made = other
  }
  const { confidence, signals } = made.judged
  if (isGated && confidence < refuseBelow)
    throw new EngineRefusal(reasonOf(signals as LookSignals), `confidence ${confidence}`)
  return made
}

/** Why a look is not worth showing, as far as she can do something about it. */
function reasonOf(signals: LookSignals): GarmentAdvice {
  const worst = worstSignal(signals, confidenceModel)
  if (worst.startsWith('painted')) return 'skin_hidden'
  return worst === 'oldShown' || worst === 'clearedToGround' ? 'old_clothes_show' : 'warp_doubtful'
}
