import type { PeopleInPicture, QuarterTurns } from '../contract/advice.ts'
import type { Pose } from '../models/pose.ts'
import { createCanvas } from '../raster/decode.ts'
import type { Size } from '../raster/plane.ts'
import { findPeople } from './find-people.ts'
import { createTorsoFrame } from './frame.ts'
import { othersThan } from './other-people.ts'
import { boxArea } from './photo-measures.ts'

/** The likeliest first: phones are held upright, then on either side. */
const turns: QuarterTurns[] = [0, 1, 3, 2]
/** Somebody smaller than this share of the largest, by area, stands in the background. */
const LEAST = 0.2
/** Room above a nose for the head, beside joints for flesh and cloth, below ankles for feet, in shoulder widths. */
const ROOM = { above: 1.1, beside: 0.75, below: 0.5 }

/**
 * Who stands upright in a picture, and how far it has to be turned for that. A turn is only looked for where nobody does as it is.
 *
 * @param known who was found in it as it stands
 */
export async function peopleIn(picture: OffscreenCanvas, known?: Pose[]): Promise<PeopleInPicture> {
  for (const turn of turns) {
    const upright = turn ? turned(picture, turn) : picture
    const found = (turn === 0 && known) || (await findPeople(upright))
    const standing = found.filter(isUpright)
    if (standing.length) return { turn, people: boxesOf(standing, upright) }
  }
  return { turn: 0, people: [] }
}

export const isUpright = ({ joints }: Pose) => createTorsoFrame(joints).down[1] > 0.7

function turned(picture: OffscreenCanvas, turn: QuarterTurns) {
  const { width, height } = picture
  const canvas = createCanvas(turn === 2 ? { width, height } : { width: height, height: width })
  canvas.translate(canvas.canvas.width / 2, canvas.canvas.height / 2)
  canvas.rotate((turn * Math.PI) / 2)
  canvas.drawImage(picture, -width / 2, -height / 2)
  return canvas.canvas
}

/** Around each who is no bystander, from left to right; where two stand close, as far as the middle between them. Shares of the picture. */
export function boxesOf(people: Pose[], { width, height }: Size): PeopleInPicture['people'] {
  const largest = people.reduce((most, one) => (boxArea(one.joints) > boxArea(most.joints) ? one : most))
  const bodies = [largest, ...othersThan(largest, people)]
    .filter(({ joints }) => boxArea(joints) >= LEAST * boxArea(largest.joints))
    .map(({ joints }) => {
      const { shoulders } = createTorsoFrame(joints)
      const xs = joints.map(({ x }) => x)
      const ys = joints.map(({ y }) => y)
      return {
        shoulders,
        left: Math.min(...xs),
        right: Math.max(...xs),
        top: Math.min(...ys),
        bottom: Math.max(...ys),
      }
    })
    .toSorted((a, b) => a.left + a.right - b.left - b.right)
  return bodies.map(({ shoulders, left, right, top, bottom }, i) => {
    const [before, after] = [bodies[i - 1], bodies[i + 1]]
    const from = Math.max(0, left - ROOM.beside * shoulders, before ? (before.right + left) / 2 : 0)
    const to = Math.min(width, right + ROOM.beside * shoulders, after ? (after.left + right) / 2 : width)
    const above = Math.max(0, top - ROOM.above * shoulders)
    const below = Math.min(height, bottom + ROOM.below * shoulders)
    return {
      left: from / width,
      top: above / height,
      width: (to - from) / width,
      height: (below - above) / height,
    }
  })
}
