import type { Piece } from '../contract/advice.ts'
import type { Body } from '../body/body.ts'
import { LOWER_CLOTHES, UPPER_CLOTHES } from '../photo/clothes-labels.ts'
import { createPlane, type Picture, type Plane, type Size } from '../raster/plane.ts'
import { contrastsOf } from './align-contrasts.ts'
import { blend, type Blended } from './blend.ts'
import { findFlow, type Flow } from './dense-flow.ts'
import { clothBehind, ghostPlane } from './doubled-hands-and-hair.ts'
import type { SegmentPlanes } from '../photo/read-parts.ts'
import { readLight, relight, type Light } from './relight.ts'
import type { OwnLook } from './own-look.ts'
import { atSizes, type Registration } from './registration.ts'
import { behindCloud, pictureThrough, planeThrough } from './sample-through.ts'
import { seamField } from './seam.ts'
import type { Stage } from './set-stage.ts'
import { takePlane, type Seen } from './take-plane.ts'

export type Composition = {
  body: Body
  stage: Stage
  look: OwnLook | null
  cloud: Picture
  half: Picture
  seen: Seen
  registration: Registration
  pieces: Pick<Piece, 'category'>[]
  /** Notes how long a stage took. */
  lap: (name: string) => void
}

/** The photograph, and what it was made with: all of the photo's size but `take`. */
export type Composed = Blended & {
  /** The cloud's picture in her frame and light. */
  sent: Picture
  registration: Registration
  flow: Flow
  light: Light
  take: Plane
}

/** Her photo with the clothes and the newly bare skin of the cloud's picture, which follows her own outline. */
export function compose({
  body,
  stage,
  look,
  cloud,
  half,
  seen,
  registration,
  pieces,
  lap,
}: Composition): Composed {
  const flow = findFlow(levelsOf(stage.contrasts, contrastsOf(half)), trustOf(stage))
  lap('flow')
  const moved = pictureThrough(cloud, stage.photo, atSizes(registration, 0.5, 1), flow)
  behindCloud(moved, stage.guide)
  const parts = Object.fromEntries(
    Object.entries(seen.cloud).map(([name, plane]) => [name, planeThrough(plane, flow)]),
  ) as SegmentPlanes
  const fitting = { ...seen, cloud: parts }
  const light = readLight(stage.photo, moved, stage.same)
  relight(moved, light)
  lap('light')
  const take = takePlane(body, fitting, replacedBy(pieces))
  const seam = seamField(stage.photo, moved, fitting, take)
  lap('seam')
  const ghosts = ghostPlane(body, fitting, take)
  const sent = relight(pictureThrough(cloud, body.photo, registration, flow, take), light)
  behindCloud(sent, look?.picture ?? body.photo)
  if (ghosts) coverGhosts(sent, clothBehind(moved, fitting, ghosts, take), ghosts)
  const blended = blend({ photo: body.photo, cloud: sent, take, seam, head: body.foreground })
  if (ghosts) forgetGhosts(blended.taken, body.photo, ghosts)
  lap('blend')
  return { ...blended, sent, registration, flow, light, take }
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
      const i = halfIndex(ghosts, x, y)
      const share = ghosts.data[i]
      if (share === 0) continue
      for (let c = 0; c < 3; c++) whole.data[o + c] += (behind.data[4 * i + c] - whole.data[o + c]) * share
    }
}

/** What lies over a ghost is not what was sent there. In place. */
function forgetGhosts(taken: Float32Array, { width, height }: Size, ghosts: Plane) {
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) taken[i] *= 1 - ghosts.data[halfIndex(ghosts, x, y)]
}

const halfIndex = ({ width, height }: Size, x: number, y: number) =>
  Math.min(height - 1, y >> 1) * width + Math.min(width - 1, x >> 1)
