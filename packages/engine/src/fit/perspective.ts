import { clamp } from '../drapery/scalar.ts'
import type { Body } from '../body/body.ts'

/** How deep what is worn round a body is, beside half of its width. */
const DEPTH = 0.75
/** Hems far below a photo that ends at her waist bend no more than this, beside half of their width. */
const STEEPEST = 0.18

/**
 * How much lower, px, the front of a round hem shows than its sides: it is nearer to the camera, which looks down on
 * what is under it and up at what is above.
 *
 * @param y where the hem is, px of the photo
 * @param half of its width, px
 */
export const frontDip = ({ figure }: Pick<Body, 'figure'>, y: number, half: number) =>
  half * clamp(((y - figure.fitted.camera.y) * DEPTH) / figure.fitted.camera.focal, -STEEPEST, STEEPEST)
