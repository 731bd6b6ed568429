import type { Joint } from '../models/pose.ts'
import type { TorsoFrame } from './frame.ts'
import type { Segments } from './segments.ts'

const NOSE = 0
/** The head is looked for so far from the nose, to the sides and up and down, in shoulder widths. */
const BESIDE = 0.12
const REACH = 0.9

/**
 * Her head from chin to crown, hair included, in torsos (shoulder joints to hip joints); null where no face shows. Grown people
 * are around 0.5; the younger a child, the more.
 */
export function measureHead({ face, hair }: Segments, frame: TorsoFrame, joints: Joint[]): number | null {
  const { x, y } = joints[NOSE]
  const { width, height } = face
  const [left, right] = [x - BESIDE * frame.shoulders, x + BESIDE * frame.shoulders].map(Math.round)
  const [top, bottom] = [y - REACH * frame.shoulders, y + REACH * frame.shoulders].map(Math.round)
  let [chin, crown] = [-Infinity, Infinity]
  for (let row = Math.max(0, top); row < Math.min(height, bottom); row++)
    for (let column = Math.max(0, left); column < Math.min(width, right); column++) {
      const i = row * width + column
      if (face.data[i] > 127) chin = Math.max(chin, row)
      if (face.data[i] + hair.data[i] > 127) crown = Math.min(crown, row)
    }
  return chin > crown ? (chin - crown) / frame.torso : null
}
