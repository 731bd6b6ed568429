import type { Light } from '../body/figure/fit-light.ts'

/** What of everywhere else is mirrored, how bright the side is that most light comes from, and how narrow it is on what is smooth. */
const AROUND = 0.1
const BRIGHT = 1.7
const NARROW = 3

/**
 * What a glossy surface mirrors of a room towards the camera (Blinn's half vector): one soft window where most light
 * comes from, for of more than one a photo tells nothing. Of a unit normal, x right, y up, z towards the camera.
 */
export function glossIn(light: Light) {
  const length = Math.hypot(light[1], light[2], light[3]) || 1
  // The light is told with y down and z away.
  const [x, y, z] = [light[1] / length, -light[2] / length, 1 - light[3] / length]
  const by = 1 / (Math.hypot(x, y, z) || 1)
  return (nx: number, ny: number, nz: number, roughness: number) =>
    AROUND + BRIGHT * Math.max(0, nx * x * by + ny * y * by + nz * z * by) ** (NARROW / roughness)
}
