import { carriers, type Carrier } from '../drapery/sewn.ts'
import { clamp } from '../drapery/scalar.ts'
import type { Body } from '../body/body.ts'
import { sides } from '../photo/frame.ts'
import type { Laid } from '../fit/fit.ts'
import type { Layer } from '../fit/layer.ts'
import { lengthsAlong } from '../geometry/polyline.ts'
import { armCoverOf } from './arm-cover.ts'
import { layArmholes } from './armholes.ts'
import { beforeCamera, shiftsOf } from './before-camera.ts'
import { closeGaps, SLIT } from './close-gaps.ts'
import { crease } from './crease.ts'
import { frontOf } from './open-front.ts'
import { hang } from './hang.ts'
import { enlarged, wearerSkin } from './wearer-skin.ts'
import { ontoArms, type OnArm } from './onto-arms.ts'
import { withinArms } from './within-arms.ts'
import { padOver } from './padding.ts'
import type { Posed } from './framing.ts'
import { layerOf } from './layer-of-shot.ts'
import { beforeArms, panelOf, renderCloth } from './render-cloth.ts'
import { cutTo } from './lengthen-to-cover.ts'
import { hungAt, refine, type Cloth } from './refine-mesh.ts'
import type { SewnGarment } from './sewn-garment.ts'
import { sketchCloth } from './sketch-cloth.ts'
import { gradeOf, hasLongSleeves, lengthsOf, sizeFor } from './grade-to-size.ts'
import { playOf, slide } from './slide-neckline.ts'
import type { Wearing } from '../contract/wearing.ts'
import type { Dummy, Standing } from './standing-dummy.ts'
import { wearerOf, hangOnForm, dressFormOf } from './dress-form.ts'

export type HowWorn = {
  /** How far down it has to reach, torso coordinates, px. */
  coverTo: number
  /** What lies on each vertex of the body already, cm; the garment is added to it. */
  padding: Float32Array
  /** A coat is worn over it. */
  isUnder: boolean
  /** Nothing at all is put on after it: what lies on the body then need not be known. */
  isLast?: boolean
  wearing: Wearing
}

/** Drapes a sewn garment on her, and photographs it where she stands. */
export function wearSewn(body: Body, garment: SewnGarment, how: HowWorn): Laid {
  const { frame } = body
  const { cloth, seen, form, wearer } = drapeOn(body, garment, how, false)
  const layers = createShooting(body, garment, form.dummy, wearer, cloth, seen)
  const [top, hem] = extent(
    body,
    layers.filter(({ kind }) => kind !== 'sleeve'),
  )
  const legs = body.legs.map(({ joints }) => lengthsAlong(joints)[2])
  return {
    category: garment.category,
    half: isLower(garment) ? 'lower' : 'upper',
    doubt: 0,
    isMapped: true,
    isDraped: true,
    hasLongSleeves: hasLongSleeves(garment.piece),
    front: frontOf(garment),
    play: playOf(garment),
    isPictured: garment.cutFrom !== undefined,
    stretch: 0,
    layers,
    armCover: [armCoverOf(body, layers, 0), armCoverOf(body, layers, 1)],
    legCover: clamp((hem - frame.torso) / ((legs[0] + legs[1]) / 2), 0, 1),
    top,
    hem,
    ease: 1,
    warnings: [],
  }
}

/** The same in a hurry, for while she still moves a control: layers of a photo so many times as large. */
export function sketchSewn(body: Body, garment: SewnGarment, how: HowWorn, zoom: number): Layer[] {
  const { cloth, seen, form, wearer } = drapeOn(body, garment, how, true)
  return sketchCloth(body, garment, wearerSkin(body, form.dummy, wearer), cloth, seen, zoom)
}

const isLower = ({ category }: SewnGarment) => category === 'bottoms' || category === 'skirts'

/** The cloth as it hangs on her, with its nodes before the camera. */
function drapeOn(
  body: Body,
  garment: SewnGarment,
  { coverTo, padding, isUnder, isLast, wearing }: HowWorn,
  isSketch: boolean,
) {
  const { figure } = body
  const form = dressFormOf(figure.model)
  const { wearer, measures } = wearerOf(form, figure)
  const { at, bound, sewn, refinement } = hangOnForm(form, garment)
  const grade = gradeOf(form.measures, sizeFor(form.measures, measures, garment) + wearing.size, isUnder)
  const hung = hang(
    form.dummy,
    garment,
    bound,
    at,
    form.mannequin,
    wearer,
    // The pattern is in the mannequin's centimetres.
    { across: grade.across / form.scale, along: grade.along / form.scale },
    (moved) => {
      slide(bound, wearer, moved, (wearing.slide * playOf(garment)) / form.scale)
      return cutTo(body, garment, moved, coverTo, wearing)
    },
    lengthsOf(form.mannequin, wearer, garment.piece, form.scale, wearing.sleeves),
    padding,
    isSketch,
  )
  layArmholes(garment.piece, wearer, hung.at)
  const coarse = hungAt(sewn, hung.at)
  // While she moves a control the cloth is as coarse as it was sewn.
  const cloth = isSketch ? coarse : refine(coarse, refinement)
  if (!isSketch) crease(cloth, refinement, garment.piece, hung.springs, hung.colliderOf)
  if (!isLast) padOver(form.dummy, wearer, hung, garment.piece, padding)
  const before = beforeCamera(cloth, isSketch ? [] : refinement.ends, shiftsOf(bound, figure.shift), body)
  const armOf = armsUnder(garment, cloth)
  const seen = ontoArms(body, before, armOf, garment.category === 'outerwear')
  if (!isLower(garment)) withinArms(body, seen, (node) => !armOf(node))
  return { cloth, seen, form, wearer }
}

/** Where a sleeve's pattern, whose top is at 0, reaches the elbow, cm. */
const ELBOW = 31

/** On which arm each node of the cloth is, and on which bone of it. */
function armsUnder({ piece: { surfaces } }: SewnGarment, { node, surfaceOf, uv, at }: Cloth) {
  const arms: (OnArm | undefined)[] = Array.from({ length: at.length / 3 }, () => undefined)
  node.forEach((n, corner) => {
    const { carrier } = surfaces[surfaceOf[corner]]
    if (carrier !== 'armLeft' && carrier !== 'armRight') return
    arms[n] = { side: carrier === 'armLeft' ? 0 : 1, isFore: uv[2 * corner + 1] < -ELBOW }
  })
  return (n: number) => arms[n]
}

/** The garment's layers; each can be asked for once more, so many times as fine. */
function createShooting(
  body: Body,
  garment: SewnGarment,
  dummy: Dummy,
  wearer: Standing,
  cloth: Cloth,
  seen: Float64Array,
): Layer[] {
  const shoot = createShooter(body, garment, dummy, wearer, cloth, seen)
  let finer: { zoom: number; layers: Layer[] } | undefined
  return shoot(1).map((layer, i) => ({
    ...layer,
    finer(zoom) {
      if (finer?.zoom !== zoom) finer = { zoom, layers: shoot(zoom) }
      return finer.layers[i]
    },
  }))
}

function createShooter(
  body: Body,
  garment: SewnGarment,
  dummy: Dummy,
  wearer: Standing,
  cloth: Cloth,
  seen: Float64Array,
): (zoom: number) => Layer[] {
  const { photo, figure } = body
  const skin = wearerSkin(body, dummy, wearer)
  const carriedOn = Uint8Array.from({ length: cloth.triangles.length / 3 }, (_, triangle) =>
    carriers.indexOf(garment.piece.surfaces[cloth.surfaceOf[cloth.triangles[3 * triangle]]].carrier),
  )
  const isOf = (carrier: Carrier) => {
    const number = carriers.indexOf(carrier)
    return (triangle: number) => carriedOn[triangle] === number
  }
  return (zoom) => {
    const at = enlarged(seen, zoom)
    const skinAt = enlarged(skin.seen, zoom)
    const ofSkin = (triangles: Uint32Array): Posed => ({ seen: skinAt, triangles })
    const shot = renderCloth(
      garment,
      cloth,
      at,
      ofSkin(skin.hiding),
      ofSkin(skin.arms),
      ofSkin(skin.shadowing),
      skin.hands,
      figure.fitted.scale * zoom,
      figure.bare.light,
      { width: Math.round(photo.width * zoom), height: Math.round(photo.height * zoom) },
    )
    if (!shot) return []
    // Sleeves are in the panel too, so that nothing shows through their seam, and once more in front of arms.
    const whole = layerOf(shot, panelOf(garment), undefined, (triangle) => triangle < carriedOn.length)
    closeGaps(whole.data, whole, SLIT * figure.fitted.scale * zoom)
    return [
      { ...whole, before: beforeArms(shot) },
      ...sides.flatMap((side) => {
        const carrier = side === 0 ? 'armLeft' : 'armRight'
        return carriedOn.includes(carriers.indexOf(carrier))
          ? [layerOf(shot, 'sleeve', side, isOf(carrier))]
          : []
      }),
    ]
  }
}

/** How far from the spine a piece is looked at for its ends, in shoulders. */
const HALF_WIDE = 0.4

/** Where layers begin and end on the spine, torso coordinates, px. */
function extent({ frame }: Body, layers: Layer[]): [number, number] {
  let [top, bottom] = [Infinity, -Infinity]
  for (const layer of layers)
    for (let y = 0; y < layer.height; y += 2)
      for (let x = 0; x < layer.width; x += 2) {
        if (layer.data[4 * (y * layer.width + x) + 3] < 128) continue
        const [across, along] = frame.fromPhoto(layer.left + x, layer.top + y)
        // Sleeves are in the panel too.
        if (Math.abs(across) > HALF_WIDE * frame.shoulders) continue
        top = Math.min(top, along)
        bottom = Math.max(bottom, along)
      }
  return [top, bottom]
}
