import type { Body } from '../body/body.ts'

/** How deep what is worn round a body is, beside half of its width. */
const DEPTH = 0.75

/**
 * How much lower, px, the front of a round hem shows than its sides: it is nearer to the camera, which looks down on
 * what is under it and up at what is above.
 *
 * @param y where the hem is, px of the photo
 * @param half of its width, px
 */
export const frontDip = ({ figure }: Pick<Body, 'figure'>, y: number, half: number) =>
  ((y - figure.fitted.camera.y) * DEPTH * half) / figure.fitted.camera.focal
