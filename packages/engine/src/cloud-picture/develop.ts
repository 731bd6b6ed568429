import { EngineRefusal, type Developed, type Drift, type Piece } from '../contract/advice.ts'
import { createClock } from '../try-on/clock.ts'
import { createPlane, type Picture, type Plane } from '../raster/plane.ts'
import { decodePicture } from '../raster/decode.ts'
import { maxPhotoSide, maxSharpPhotoSide } from '../raster/picture-sizes.ts'
import { encodeLabelled } from '../raster/encode.ts'
import { recallPhoto } from '../try-on/recall-pictures.ts'
import { isBlank, measureBlankness } from './blank-picture.ts'
import { compose, type Composed } from './compose-photograph.ts'
import { driftsOf } from './drifts.ts'
import { poseOf } from '../photo/find-people.ts'
import { partsBeside } from './read-picture-parts.ts'
import type { SegmentPlanes } from '../photo/read-parts.ts'
import { readGains } from './relight.ts'
import { measureLikeness } from './likeness.ts'
import { recallLook } from './own-look.ts'
import { isCredible, registerPoses } from './register-poses.ts'
import { atSizes } from './registration.ts'
import { behindCloud, pictureThrough } from './sample-through.ts'
import { registerExactly, setStage } from './set-stage.ts'
import { sharpenPhotograph } from './sharpen-photograph.ts'
import type { Seen } from './take-plane.ts'

/** Contrasts that are less alike where both should show the same are of another picture. */
const LEAST_ALIKE = 0.3

type DevelopOrder = {
  photo: Blob
  pieces: Pick<Piece, 'category'>[]
  draft: Blob | null
  cloud: Blob
  isSharper: boolean
}

/** As `Engine.expectPhotograph`. */
export async function expectPhotograph(photo: Blob, draft: Blob) {
  const { body } = await recallPhoto(photo)
  if (body) await recallLook(draft, body())
}

/** As `Engine.develop`. `breathe` lets a cancellation in, and stops by throwing. */
export async function develop(
  { photo: file, pieces, draft, cloud: sent, isSharper }: DevelopOrder,
  breathe: () => Promise<void> = async () => {},
): Promise<Developed> {
  const clock = createClock()
  const { check, body: bodyOf } = await recallPhoto(file)
  if (!bodyOf) throw new EngineRefusal(check.advice[0])
  const body = bodyOf()
  clock.lap('photo')
  await breathe()
  const cloud = (await decodePicture(sent, maxPhotoSide)).picture
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
  const guide = look?.parts ?? stage.parts
  const seen: Seen = {
    photo: stage.parts,
    guide,
    cloud: await partsBeside(half, { half: stage.guide, parts: guide }, stage.changed ?? guide.clothes, body),
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
  const composed = compose({
    body,
    stage,
    look,
    cloud,
    half,
    seen,
    registration,
    pieces,
    lap: (name) => clock.lap(name),
  })
  await breathe()
  const picture = isSharper ? await sharpen(composed, body.photo, file, cloud, sent) : composed.picture
  clock.lap('sharpen')
  const blob = await encodeLabelled(picture, 'photograph')
  clock.lap('encode')
  return {
    picture: blob,
    width: picture.width,
    height: picture.height,
    drifts: driftsOf(measures),
    measures,
    timings: clock.laps,
  }
}

/** Finer pictures are decoded when they are wanted, and not kept: they are the largest things here. */
async function sharpen(composed: Composed, photo: Picture, file: Blob, cloud: Picture, sent: Blob) {
  const { picture: fine } = await decodePicture(file, maxSharpPhotoSide)
  const { picture: fineCloud } = await decodePicture(sent, maxSharpPhotoSide)
  return sharpenPhotograph(composed, { photo, fine }, { cloud, fineCloud })
}

function withoutSkin(same: Plane, { skin, face }: SegmentPlanes): Plane {
  const rest = createPlane(same)
  for (let i = 0; i < rest.data.length; i++)
    rest.data[i] = skin.data[i] + face.data[i] > 0.1 ? 0 : same.data[i]
  return rest
}
