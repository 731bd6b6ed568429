import type { Piece } from '../advice.ts'
import type { Body } from '../body/body.ts'
import { LOWER_CLOTHES, UPPER_CLOTHES } from '../body/clothes-labels.ts'
import { createPlane, type Picture, type Plane } from '../raster/plane.ts'
import { contrastsOf } from './align.ts'
import { blend } from './blend.ts'
import { findFlow } from './flow.ts'
import { clothBehind, ghostPlane } from './ghosts.ts'
import type { Parts } from './half.ts'
import { readLight, relight } from './light.ts'
import type { OwnLook } from './look.ts'
import { atSizes, type Registration } from './registration.ts'
import { behindCloud, pictureThrough, planeThrough } from './sample.ts'
import { seamField } from './seam.ts'
import type { Stage } from './stage.ts'
import { takePlane, type Seen } from './take.ts'

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
}: Composition): Picture {
  const flow = findFlow(levelsOf(stage.contrasts, contrastsOf(half)), trustOf(stage))
  lap('flow')
  const moved = pictureThrough(cloud, stage.photo, atSizes(registration, 0.5, 1), flow)
  behindCloud(moved, stage.guide)
  const parts = Object.fromEntries(
    Object.entries(seen.cloud).map(([name, plane]) => [name, planeThrough(plane, flow)]),
  ) as Parts
  const fitting = { ...seen, cloud: parts }
  const light = readLight(stage.photo, moved, stage.same)
  relight(moved, light)
  lap('light')
  const take = takePlane(body, fitting, replacedBy(pieces))
  const seam = seamField(stage.photo, moved, fitting, take)
  lap('seam')
  const ghosts = ghostPlane(body, fitting, take)
  const whole = relight(pictureThrough(cloud, body.photo, registration, flow, take), light)
  behindCloud(whole, look?.picture ?? body.photo)
  if (ghosts) coverGhosts(whole, clothBehind(moved, fitting, ghosts, take), ghosts)
  const picture = blend({ photo: body.photo, cloud: whole, take, seam, head: body.foreground })
  lap('blend')
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
