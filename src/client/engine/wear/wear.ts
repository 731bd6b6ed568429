import { carriers, type Carrier } from '@cabine/drapery/sewn.ts'
import { clamp, mix } from '@cabine/drapery/scalar.ts'
import { mannequin as findMannequin } from '@cabine/figure/mannequin.ts'
import { measure, restOf, type Measures } from '@cabine/figure/measures.ts'
import { boneNames, type BoneName, type FigureModel } from '@cabine/figure/model.ts'
import type { Body } from '../body/body.ts'
import { lengthsAlong } from '../geometry/polyline.ts'
import type { Fit } from '../fitting/fit.ts'
import type { Layer } from '../fitting/layer.ts'
import { bind, FOLLOWED, type Bound } from './bind.ts'
import { hang, type Grade, type Hung, type Lengthening, type Lengths } from './hang.ts'
import { beforeArms, layerOf, photographCloth, together, type Posed } from './photograph.ts'
import { clothOf, refine, type Cloth } from './refine.ts'
import type { SewnGarment } from './sewn-garment.ts'
import { createDummy, stand, type Dummy, type Standing } from './stand.ts'

/** A top that would end above what it has to cover is cut longer below the armpits, by this at most. */
const LONGEST = 1.45
/** A dress covers as much, in torsos. */
const DRESS = 1.3
const ARMPITS = 0.3
const STRIPS = 6

/** How much longer the cloth of the trunk is cut, and where from, room height in cm. */
function lengthenTo(
  body: Body,
  { category, piece }: SewnGarment,
  moved: Float64Array,
  coverTo: number,
): Lengthening | undefined {
  const { frame } = body
  if (category !== 'tops' && category !== 'dresses') return undefined
  const wanted = category === 'dresses' ? Math.max(coverTo, DRESS * frame.torso) : coverTo
  let from = -Infinity
  /** The lowest cloth of strips from one side to the other. */
  const strips = new Float64Array(STRIPS).fill(-Infinity)
  const armpits = ARMPITS * frame.torso
  piece.node.forEach((node, corner) => {
    if (node >= piece.clothNodes || piece.surfaces[piece.surfaceOf[corner]].carrier !== 'trunk') return
    const [across, height] = torsoPlace(body, moved, node)
    const strip = Math.floor((across / frame.shoulders + 0.4) * (STRIPS / 0.8))
    if (strip >= 0 && strip < STRIPS) strips[strip] = Math.max(strips[strip], height)
    if (height > armpits) from = Math.max(from, moved[3 * node + 1])
  })
  const lowest = Math.min(...strips)
  if (lowest >= wanted || lowest <= armpits) return undefined
  return { from, by: Math.min(LONGEST, (wanted - armpits) / (lowest - armpits)), way: 'down' }
}

/** A waist is raised by this at most, and that much over where the old clothes of the lower half begin, in torsos. */
const RAISED = { most: 1.35, over: 0.05 }
/** Where a rise begins, cm. */
const BELOW_PELVIS = 6

/** A waist that would lie below the old one is cut higher: of the old one nothing is to be seen. */
function raiseTo(body: Body, { piece }: SewnGarment, moved: Float64Array): Lengthening | undefined {
  const { frame, clothes, figure } = body
  if (clothes.onePiece) return undefined
  const wanted = Math.max(0.6 * frame.torso, clothes.waist - RAISED.over * frame.torso)
  let waist = -Infinity
  for (const { node } of piece.pins) waist = Math.max(waist, torsoPlace(body, moved, node)[1])
  const from = -figure.fitted.stance.at[1] - BELOW_PELVIS
  const lowest = Math.min(...piece.pins.map(({ node }) => moved[3 * node + 1]))
  if (waist <= wanted || lowest <= from + 2) return undefined
  const by = 1 + (waist - wanted) / figure.fitted.scale / (lowest - from)
  return { from, by: Math.min(RAISED.most, by), way: 'up' }
}

/** Where a place of the room is in her torso's coordinates, px. */
function torsoPlace({ frame, figure }: Body, moved: Float64Array, node: number) {
  const { camera } = figure.fitted
  const depth = -moved[3 * node + 2]
  const x = (camera.focal * moved[3 * node]) / depth + camera.x
  const y = (camera.focal * -moved[3 * node + 1]) / depth + camera.y
  return frame.fromPhoto(x, y)
}

/** Bones from joint to joint that tell how long a carrier is. */
const measuredOn: Record<Carrier, BoneName[]> = {
  trunk: ['pelvis', 'neck_01'],
  armLeft: ['upperarm_r', 'lowerarm_r', 'hand_r'],
  armRight: ['upperarm_l', 'lowerarm_l', 'hand_l'],
  legLeft: ['thigh_r', 'calf_r', 'foot_r'],
  legRight: ['thigh_l', 'calf_l', 'foot_l'],
}
/** Cloth follows a longer or shorter limb by this share: her size is cut for it. */
const CUT_FOR = 0.85

function lengthsOf({ mannequin }: Workshop, her: Standing): Lengths {
  const length = ({ joints }: Standing, names: BoneName[]) =>
    names.slice(1).reduce((sum, name, i) => {
      const [a, b] = [3 * boneNames.indexOf(names[i]), 3 * boneNames.indexOf(name)]
      return (
        sum + Math.hypot(joints[b] - joints[a], joints[b + 1] - joints[a + 1], joints[b + 2] - joints[a + 2])
      )
    }, 0)
  const of = (carrier: Carrier) =>
    mix(1, length(her, measuredOn[carrier]) / length(mannequin, measuredOn[carrier]), CUT_FOR)
  return Object.fromEntries(carriers.map((carrier) => [carrier, of(carrier)])) as Lengths
}

/** What all bodies and pieces share. */
type Workshop = { dummy: Dummy; mannequin: Standing; scale: number; measures: Measures }
const workshops = new WeakMap<FigureModel, Workshop>()

function workshopOf(model: FigureModel): Workshop {
  const known = workshops.get(model)
  if (known) return known
  const dummy = createDummy(model)
  const { stance, scale } = findMannequin(model)
  const made = {
    dummy,
    mannequin: stand(dummy, stance),
    scale,
    measures: measure(model, restOf(model, stance.shape)),
  }
  workshops.set(model, made)
  return made
}

/** A garment hung on the mannequin in the figure's centimetres. */
type Ready = { at: Float64Array; bound: Bound }
const ready = new WeakMap<SewnGarment, Ready>()

function readyOf(shop: Workshop, garment: SewnGarment): Ready {
  const known = ready.get(garment)
  if (known) return known
  const at = Float64Array.from(garment.piece.at, (value) => value / shop.scale)
  const bound = bind(shop.dummy, shop.mannequin, garment.piece, at)
  const made = { at, bound }
  ready.set(garment, made)
  return made
}

/** cm between two sizes, round the body. */
const SIZE_STEP = 4
/** How much longer cloth is cut from size to size. */
const LENGTH_STEP = 0.008

/** The size that fits her, as steps from the mannequin's. */
function sizeFor({ measures }: Workshop, hers: Measures, garment: SewnGarment) {
  const at =
    garment.category === 'bottoms' || garment.category === 'skirts'
      ? (['waist', 'hips'] as const)
      : (['bust'] as const)
  return Math.round(Math.max(...at.map((name) => (hers[name] - measures[name]) / SIZE_STEP)))
}

/** A coat holds what is under it together. */
const HELD = 0.88

function gradeOf({ measures }: Workshop, steps: number, isUnder: boolean): Grade {
  return {
    across: (1 + (SIZE_STEP * steps) / measures.bust) * (isUnder ? HELD : 1),
    along: 1 + LENGTH_STEP * steps,
  }
}

/** Drapes a sewn garment on her, and photographs it where she stands. */
export function wearSewn(
  body: Body,
  garment: SewnGarment,
  coverTo: number,
  padding: Float32Array,
  isUnder: boolean,
): Fit {
  const { figure, photo, frame } = body
  const { model, fitted } = figure
  const shop = workshopOf(model)
  const { at, bound } = readyOf(shop, garment)
  const her = stand(shop.dummy, fitted.stance)
  const isLower = garment.category === 'bottoms' || garment.category === 'skirts'
  const hers = measure(model, restOf(model, fitted.stance.shape))
  const grade = gradeOf(shop, sizeFor(shop, hers, garment), isUnder)
  // The pattern is in the mannequin's centimetres.
  const hung = hang(
    shop.dummy,
    garment,
    bound,
    at,
    shop.mannequin,
    her,
    { across: grade.across / shop.scale, along: grade.along / shop.scale },
    (moved) => (isLower ? raiseTo(body, garment, moved) : lengthenTo(body, garment, moved, coverTo)),
    lengthsOf(shop, her),
    padding,
  )
  const coarse = clothOf(garment.piece, garment.texels, hung.at)
  const shifts = shiftsOf(bound, figure.shift)
  const cloth = refine(coarse)
  const seen = beforeCamera(cloth, coarse, shifts, body)
  const skin = skinBeforeCamera(body, her)
  const perCm = fitted.scale
  const whole: Posed = { seen, triangles: cloth.triangles.map((corner) => cloth.node[corner]) }
  const { light } = figure.bare
  const everything = together(whole, { seen: skin, triangles: withoutHands(shop.dummy) })
  const count = cloth.triangles.length / 3
  const carriedOn = Uint8Array.from({ length: count }, (_, triangle) =>
    carriers.indexOf(garment.piece.surfaces[cloth.surfaceOf[cloth.triangles[3 * triangle]]].carrier),
  )
  const isOf = (carrier: Carrier) => {
    const number = carriers.indexOf(carrier)
    return (triangle: number) => carriedOn[triangle] === number
  }
  const hasSleeve = (['armLeft', 'armRight'] as const).map((arm) => carriedOn.includes(carriers.indexOf(arm)))
  const hasLegs = garment.piece.surfaces.some(({ carrier }) => carrier.startsWith('leg'))
  const shot = photographCloth(
    garment,
    cloth,
    seen,
    { seen: skin, triangles: hiddenBy(shop.dummy, 1, true) },
    { seen: skin, triangles: hiddenBy(shop.dummy, 6, false) },
    everything,
    [isHandSeen(body, 0), isHandSeen(body, 1)],
    perCm,
    light,
    photo,
  )
  const panel = isLower ? (hasLegs ? 'leg' : 'skirt') : 'torso'
  // Sleeves are in the panel too, so that nothing shows through their seam, and once more in front of arms.
  const layers = shot
    ? [
        { ...layerOf(shot, panel, undefined, (triangle) => triangle < count), before: beforeArms(shot) },
        ...(hasSleeve[0] ? [layerOf(shot, 'sleeve', 0, isOf('armLeft'))] : []),
        ...(hasSleeve[1] ? [layerOf(shot, 'sleeve', 1, isOf('armRight'))] : []),
      ]
    : []
  const [top, hem] = extent(
    body,
    layers.filter(({ kind }) => kind !== 'sleeve'),
  )
  const lengths = body.legs.map(({ joints }) => lengthsAlong(joints)[2])
  padOver(shop.dummy, her, hung, garment.piece, padding)
  return {
    category: garment.category,
    half: isLower ? 'lower' : 'upper',
    doubt: 0,
    isMapped: true,
    stretch: 0,
    layers,
    armCover: [0, 1].map((side) => armCoverOf(body, garment.piece, seen, side as 0 | 1)) as Fit['armCover'],
    legCover: clamp((hem - frame.torso) / ((lengths[0] + lengths[1]) / 2), 0, 1),
    top,
    hem,
    ease: 1,
    warnings: [],
  }
}

/** Fingers are not where the photo's are: they throw no shadow. */
const withoutHands = (dummy: Dummy) => hiddenBy(dummy, 0xff, true)

const triangleLists = new WeakMap<Dummy, Map<string, Uint32Array>>()

/** Triangles of the skin that may lie in front of cloth: those of some carriers, and with the trunk the neck and head. */
function hiddenBy(dummy: Dummy, bits: number, hasHead: boolean) {
  const lists = triangleLists.get(dummy) ?? new Map<string, Uint32Array>()
  triangleLists.set(dummy, lists)
  const key = `${bits} ${hasHead}`
  const known = lists.get(key)
  if (known) return known
  const { model, carried } = dummy
  const { triangles, mean } = model
  const neck = model.points.mean[3 * model.points.names.indexOf('shoulder_l') + 1]
  const counts = (vertex: number) =>
    (carried[vertex] & bits) !== 0 ||
    (hasHead && carried[vertex] === 0 && mean[3 * vertex + 1] > neck && Math.abs(mean[3 * vertex]) < 14)
  const list = Uint32Array.from(triangles.filter((_, i) => counts(triangles[i - (i % 3)])))
  lists.set(key, list)
  return list
}

/** How far, in px, the photo's skin is from the fitted figure's near each node. */
function shiftsOf({ vertices, shares }: Bound, shift: Float32Array) {
  const shifts = new Float32Array((shares.length / FOLLOWED) * 2)
  for (let i = 0; i < shares.length; i++)
    for (let axis = 0; axis < 2; axis++)
      shifts[2 * ((i / FOLLOWED) | 0) + axis] += shares[i] * shift[2 * vertices[i] + axis]
  return shifts
}

/** Room places as the rasteriser wants them: px of the photo with y up, depth towards the camera in cm. */
function beforeCamera(cloth: Cloth, coarse: Cloth, shifts: Float32Array, { figure }: Body) {
  const { camera } = figure.fitted
  const count = coarse.at.length / 3
  const seen = new Float64Array(cloth.at.length)
  const all = new Float32Array((cloth.at.length / 3) * 2)
  all.set(shifts)
  // Middles take what their triangle's corners have.
  const { triangles, node } = cloth
  for (let t = 0; t < triangles.length; t += 12) {
    const [a, b, c] = [node[triangles[t]], node[triangles[t + 4]], node[triangles[t + 8]]]
    const [ab, ca, bc] = [node[triangles[t + 1]], node[triangles[t + 2]], node[triangles[t + 5]]]
    for (const [middle, one, two] of [
      [ab, a, b],
      [ca, c, a],
      [bc, b, c],
    ])
      if (middle >= count)
        for (let axis = 0; axis < 2; axis++)
          all[2 * middle + axis] = (all[2 * one + axis] + all[2 * two + axis]) / 2
  }
  for (let i = 0, p = 0; i < seen.length; i += 3, p += 2) {
    const depth = -cloth.at[i + 2]
    seen[i] = (camera.focal * cloth.at[i]) / depth + camera.x + all[p]
    seen[i + 1] = -((camera.focal * -cloth.at[i + 1]) / depth + camera.y + all[p + 1])
    seen[i + 2] = cloth.at[i + 2]
  }
  return seen
}

function skinBeforeCamera({ figure }: Body, { places }: Standing) {
  const { camera } = figure.fitted
  const seen = new Float64Array(places.length)
  for (let i = 0, p = 0; i < seen.length; i += 3, p += 2) {
    const depth = -places[i + 2]
    seen[i] = (camera.focal * places[i]) / depth + camera.x + figure.shift[p]
    seen[i + 1] = (camera.focal * places[i + 1]) / depth - camera.y - figure.shift[p + 1]
    seen[i + 2] = places[i + 2]
  }
  return seen
}

/** Where layers begin and end on the spine, torso coordinates, px. */
function extent({ frame }: Body, layers: Layer[]): [number, number] {
  let [top, bottom] = [Infinity, -Infinity]
  for (const layer of layers)
    for (let y = 0; y < layer.height; y += 2)
      for (let x = 0; x < layer.width; x += 2) {
        if (layer.data[4 * (y * layer.width + x) + 3] < 128) continue
        const [, along] = frame.fromPhoto(layer.left + x, layer.top + y)
        top = Math.min(top, along)
        bottom = Math.max(bottom, along)
      }
  return [top, bottom]
}

/** What is put on next lies over what is worn: no farther off the skin than this is thought of, cm. */
const THICKEST = 5

/** Adds a piece to what lies on each vertex, cm. */
function padOver(
  { neighbours: { from, of } }: Dummy,
  { places }: Standing,
  { at, nearest }: Hung,
  { keep }: SewnGarment['piece'],
  padding: Float32Array,
) {
  const added = new Float32Array(padding.length)
  nearest.forEach((vertex, node) => {
    const away = Math.hypot(...[0, 1, 2].map((axis) => at[3 * node + axis] - places[3 * vertex + axis]))
    added[vertex] = Math.max(added[vertex], Math.min(THICKEST, away + keep[node] / 2))
  })
  for (let vertex = 0; vertex < added.length; vertex++) {
    let most = added[vertex]
    // Between the nodes' vertices are others.
    for (let k = from[vertex]; k < from[vertex + 1]; k++) most = Math.max(most, 0.8 * added[of[k]])
    padding[vertex] = Math.max(padding[vertex], most)
  }
}

/** Shares of a hand's surroundings, in shoulder widths, that are skin where it is seen. */
const HAND = { reach: 0.16, skin: 0.15 }

function isHandSeen({ arms, photo, frame, segments }: Body, side: 0 | 1) {
  const [x, y] = arms[side].joints[3].map(Math.round)
  const reach = Math.round(HAND.reach * frame.shoulders)
  let [skin, all] = [0, 0]
  for (let v = y - reach; v <= y + reach; v += 2)
    for (let u = x - reach; u <= x + reach; u += 2) {
      if (u < 0 || v < 0 || u >= photo.width || v >= photo.height) continue
      all++
      if (segments.skin.data[v * photo.width + u] > 127) skin++
    }
  return skin > HAND.skin * all
}

/** Under a sleeve the bared arm begins so far above its end, for the sleeve lies in front of it. */
const UNDER_SLEEVE = 0.1

/** How far a sleeve reaches down its arm, less what the arm goes on under it. */
function armCoverOf({ arms }: Body, piece: SewnGarment['piece'], seen: Float64Array, side: 0 | 1) {
  const place = { distance: 0, along: 0, across: 0 }
  const carrier = side === 0 ? 'armLeft' : 'armRight'
  const reached: number[] = []
  piece.node.forEach((node, corner) => {
    if (piece.surfaces[piece.surfaceOf[corner]].carrier !== carrier) return
    if (arms[side].locate(seen[3 * node], -seen[3 * node + 1], place)) reached.push(place.along)
  })
  if (reached.length === 0) return 0
  reached.sort((a, b) => a - b)
  return clamp(reached[Math.floor(0.97 * reached.length)] - UNDER_SLEEVE, 0.25, 1.95)
}
