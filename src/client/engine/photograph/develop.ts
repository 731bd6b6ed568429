import { labelAsAiMade } from '#shared/ai-label.ts'
import { EngineRefusal, type Developed, type Drift, type Piece } from '../advice.ts'
import type { Body } from '../body/body.ts'
import { LOWER_CLOTHES, UPPER_CLOTHES } from '../body/clothes-labels.ts'
import { createPlane, type Picture, type Plane } from '../raster/plane.ts'
import { decodePicture, toCanvas } from '../raster/decode.ts'
import { recallPhoto } from '../recalled.ts'
import { align, contrastsOf } from './align.ts'
import { isBlank, measureBlankness } from './blank.ts'
import { blend } from './blend.ts'
import { changedPlane } from './changed.ts'
import { driftsOf } from './drifts.ts'
import { findFlow } from './flow.ts'
import { partsOf, poseOf } from './frames.ts'
import { clothBehind, ghostPlane } from './ghosts.ts'
import { halfParts, halfPicture, type Parts } from './half.ts'
import { measureLikeness } from './likeness.ts'
import { recallLook, type OwnLook } from './look.ts'
import { readGains, readLight, relight } from './light.ts'
import { isCredible, registerPoses } from './register.ts'
import { atSizes, follow, type Registration } from './registration.ts'
import { pictureThrough, planeThrough } from './sample.ts'
import { seamField } from './seam.ts'
import { takePlane, type Seen } from './take.ts'

const JPEG_QUALITY = 0.92
const LONG_SIDE = 1024
/** Contrasts that are less alike where both should show the same are of another picture. */
const LEAST_ALIKE = 0.3

export type DevelopOrder = { photo: Blob; pieces: Pick<Piece, 'category'>[]; draft: Blob | null; cloud: Blob }

/** As `Engine.develop`. `breathe` lets a cancellation in, and stops by throwing. */
export async function develop(
  { photo: file, pieces, draft, cloud: sent }: DevelopOrder,
  breathe: () => Promise<void> = async () => {},
): Promise<Developed> {
  const clock = createClock()
  const { check, body: bodyOf } = await recallPhoto(file)
  if (!bodyOf) throw new EngineRefusal(check.advice[0])
  const body = bodyOf()
  clock.lap('photo')
  await breathe()
  const cloud = (await decodePicture(sent, LONG_SIDE)).picture
  clock.lap('decode')
  const look = draft && (await recallLook(draft, body))
  clock.lap('look')
  const { deviation, empty } = measureBlankness(cloud)
  const measures: Record<string, number> = { deviation, empty }
  const nothing = (drift: Drift): Developed => ({
    picture: null,
    width: body.photo.width,
    height: body.photo.height,
    drifts: [drift],
    measures,
    timings: clock.laps,
  })
  if (isBlank({ deviation, empty })) return nothing('blank')

  const pose = await poseOf(cloud)
  clock.lap('pose')
  await breathe()
  const first = pose && registerPoses(body.pose, pose)
  if (!first) return nothing('unregistered')
  const stage = setStage(body, look)
  const { registration, likeness } = registerExactly(stage, cloud, first)
  Object.assign(measures, { likeness, stretched: registration.across / registration.down })
  const usual = Math.max(cloud.width, cloud.height) / Math.max(body.photo.width, body.photo.height)
  clock.lap('register')
  if (likeness < LEAST_ALIKE || !isCredible(registration, usual)) return nothing('unregistered')

  const half = pictureThrough(cloud, stage.photo, atSizes(registration, 0.5, 1))
  behindCloud(half, stage.guide)
  clock.lap('warp')
  const seen: Seen = {
    photo: stage.parts,
    guide: look?.parts ?? stage.parts,
    cloud: await partsOf(half, body),
    changed: stage.changed,
  }
  clock.lap('segment')
  await breathe()
  const gains = readGains(stage.photo, half, withoutSkin(stage.same, stage.parts))
  Object.assign(
    measures,
    measureLikeness({ body, photo: stage.photo, guide: stage.guide, cloud: half, seen, gains }),
  )
  clock.lap('compare')
  const picture = compose({ body, stage, look, cloud, half, seen, registration, pieces, clock })
  await breathe()
  const blob = await toCanvas(picture).convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY })
  const labelled = labelAsAiMade(new Uint8Array(await blob.arrayBuffer()))
  clock.lap('encode')
  return {
    picture: new Blob([labelled], { type: 'image/jpeg' }),
    width: picture.width,
    height: picture.height,
    drifts: driftsOf(measures),
    measures,
    timings: clock.laps,
  }
}

/** What is known before the cloud's picture, at half the photo's size. */
type Stage = {
  photo: Picture
  guide: Picture
  parts: Parts
  changed: Plane | null
  /** 0 to 1: where the cloud's picture should show what the photo shows. */
  same: Plane
  contrasts: Plane[]
}

function setStage(body: Body, look: OwnLook | null): Stage {
  const photo = halfPicture(body.photo)
  const guide = look?.half ?? photo
  const parts = halfParts(body.segments)
  const changed = look ? changedPlane(photo, guide) : null
  const same = createPlane(photo)
  for (let i = 0; i < same.data.length; i++) {
    const clothes = changed ? changed.data[i] : parts.clothes.data[i]
    same.data[i] = clothes > 0.05 ? 0 : 1
  }
  return { photo, guide, parts, changed, same, contrasts: contrastsOf(guide) }
}

/** Face, hair and what is around her stay where they are, whatever a model does to her body: that counts less. */
function registerExactly({ photo, parts, same, contrasts }: Stage, cloud: Picture, first: Registration) {
  const firm = createPlane(photo)
  for (let i = 0; i < firm.data.length; i++) {
    const { background, face, hair } = parts
    const sure = background.data[i] ** 4 + face.data[i] + hair.data[i]
    firm.data[i] = same.data[i] * Math.min(1, sure + 0.3 * (1 - background.data[i]))
  }
  const nearly = pictureThrough(cloud, photo, atSizes(first, 0.5, 1))
  const { registration, likeness } = align(contrasts, contrastsOf(nearly), firm)
  const exact = follow(atSizes(first, 0.5, 1), registration)
  return { registration: atSizes(exact, 2, 1), likeness }
}

/** Beyond what the cloud's picture shows lies the look. In place. */
function behindCloud(cloud: Picture, guide: Picture) {
  for (let o = 3; o < cloud.data.length; o += 4)
    if (cloud.data[o] < 255) for (let k = o - 3; k <= o; k++) cloud.data[k] = guide.data[k]
}

function withoutSkin(same: Plane, { skin, face }: Parts): Plane {
  const rest = createPlane(same)
  for (let i = 0; i < rest.data.length; i++)
    rest.data[i] = skin.data[i] + face.data[i] > 0.1 ? 0 : same.data[i]
  return rest
}

type Composition = {
  body: Body
  stage: Stage
  look: OwnLook | null
  cloud: Picture
  half: Picture
  seen: Seen
  registration: Registration
  pieces: Pick<Piece, 'category'>[]
  clock: ReturnType<typeof createClock>
}

function compose({
  body,
  stage,
  look,
  cloud,
  half,
  seen,
  registration,
  pieces,
  clock,
}: Composition): Picture {
  const flow = findFlow(levelsOf(stage.contrasts, contrastsOf(half)), trustOf(stage))
  clock.lap('flow')
  const moved = pictureThrough(cloud, stage.photo, atSizes(registration, 0.5, 1), flow)
  behindCloud(moved, stage.guide)
  const parts = Object.fromEntries(
    Object.entries(seen.cloud).map(([name, plane]) => [name, planeThrough(plane, flow)]),
  ) as Parts
  const fitting = { ...seen, cloud: parts }
  const light = readLight(stage.photo, moved, stage.same)
  relight(moved, light)
  clock.lap('light')
  const take = takePlane(body, fitting, replacedBy(pieces))
  const seam = seamField(stage.photo, moved, fitting, take)
  clock.lap('seam')
  const ghosts = ghostPlane(body, fitting, take)
  const whole = relight(pictureThrough(cloud, body.photo, registration, flow, take), light)
  behindCloud(whole, look?.picture ?? body.photo)
  if (ghosts) coverGhosts(whole, clothBehind(moved, fitting, ghosts, take), ghosts)
  const picture = blend({ photo: body.photo, cloud: whole, take, seam, head: body.foreground })
  clock.lap('blend')
  return picture
}

const levelsOf = (photo: Plane[], picture: Plane[]) =>
  photo.map((plane, level) => ({ photo: plane, picture: picture[level] })).reverse()

/** New clothes follow what is around them rather than their own folds. */
function trustOf({ changed, same }: Stage): Plane {
  const trust = createPlane(same)
  for (let i = 0; i < trust.data.length; i++)
    trust.data[i] = changed ? 1 - 0.85 * changed.data[i] : same.data[i]
  return trust
}

function replacedBy(pieces: Pick<Piece, 'category'>[]): Set<number> {
  const labels = new Set<number>()
  for (const { category } of pieces) {
    if (category === 'tops' || category === 'outerwear' || category === 'dresses') labels.add(UPPER_CLOTHES)
    if (category === 'bottoms' || category === 'skirts' || category === 'dresses') labels.add(LOWER_CLOTHES)
  }
  return labels
}

/** In place; ghosts and what lies behind them are half as large. */
function coverGhosts(whole: Picture, behind: Picture, ghosts: Plane) {
  for (let y = 0, o = 0; y < whole.height; y++)
    for (let x = 0; x < whole.width; x++, o += 4) {
      const i = Math.min(ghosts.height - 1, y >> 1) * ghosts.width + Math.min(ghosts.width - 1, x >> 1)
      const share = ghosts.data[i]
      if (share === 0) continue
      for (let c = 0; c < 3; c++) whole.data[o + c] += (behind.data[4 * i + c] - whole.data[o + c]) * share
    }
}

function createClock() {
  const laps: Record<string, number> = {}
  let before = performance.now()
  return {
    laps,
    lap(name: string) {
      const now = performance.now()
      laps[name] = Math.round(now - before)
      before = now
    },
  }
}
