import { cellRandom, fractal, noise } from '@cabine/engine/drapery/noise.ts'
import { clamp, mix, smoothstep } from '@cabine/engine/drapery/scalar.ts'
import { drawColour, drawPrint, type Rgb } from './cloth.ts'
import { between, pick, type Random } from './shape.ts'

/** The colour of what lies behind, x and y from 0 to 1 over the picture. */
export type GroundColour = (x: number, y: number) => Rgb

const lit = (colour: Rgb, by: number): Rgb => [colour[0] * by, colour[1] * by, colour[2] * by]
const blend = (a: Rgb, b: Rgb, t: number): Rgb => [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)]

function paleColour(random: Random): Rgb {
  const colour = drawColour(random)
  return blend(colour, [244, 240, 232], between(random, 0.4, 0.95))
}

export function drawGround(random: Random): GroundColour {
  const seed = Math.floor(random() * 1e6)
  const turn = random() * Math.PI
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const about = (x: number, y: number) => [c * x + s * y, -s * x + c * y]
  const a = paleColour(random)
  const b = drawColour(random)
  const size = between(random, 0.06, 0.3)
  const strength = between(random, 0.05, 0.35)
  const slope = between(random, -0.3, 0.3)
  const white: GroundColour = () => [253, 253, 253]
  const plain: GroundColour = (x, y) => lit(a, 1 + slope * (about(x, y)[0] - 0.4))
  const dark: GroundColour = (x, y) => lit(b, 0.7 + slope * about(x, y)[0])
  /** A sheet with creases: ridges of warped noise. */
  const sheet: GroundColour = (x, y) => {
    const [u, v] = about(x, y)
    const ridge =
      Math.abs(noise(u / size + 2 * noise(v * 4, u * 4, seed + 2), v / size / 2.5, seed) - 0.5) * 2
    const fine = fractal(u * 12, v * 12, seed + 3) - 0.5
    return lit(a, 1 + slope * u + strength * (smoothstep(0, 0.4, ridge) - 1) + 0.12 * fine)
  }
  const wood: GroundColour = (x, y) => {
    const [u, v] = about(x, y)
    const plank = Math.floor(u / size)
    const grain = fractal(u * 40, v * 3 + plank * 7, seed)
    const tone = 0.75 + 0.3 * cellRandom(plank, 0, seed) + 0.25 * (grain - 0.5)
    const seam = Math.abs(u / size - plank - 0.5) > 0.485 ? 0.7 : 1
    return lit(blend([176, 124, 74], a, strength), tone * seam)
  }
  const tiles: GroundColour = (x, y) => {
    const [u, v] = about(x, y).map((value) => value / size / 1.6)
    const seam = Math.min(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v))) < 0.02
    const tone = 0.85 + 0.2 * fractal(u * 6, v * 6, seed)
    return seam ? lit(a, 0.8) : lit(blend(a, b, 0.5), tone)
  }
  const carpet: GroundColour = (x, y) =>
    lit(b, 0.55 + 0.8 * fractal(x * 70, y * 70, seed) + 0.3 * (fractal(x * 8, y * 8, seed + 1) - 0.5))
  const print = drawPrint(random)
  const cloth: GroundColour = (x, y) => {
    const [u, v] = about(x, y)
    const crease = Math.abs(noise(u / size, v / size / 2, seed) - 0.5)
    return lit(blend(print(u * 60, v * 60), a, 0.5), 0.8 + 0.5 * crease)
  }
  const street: GroundColour = (x, y) => {
    const far = fractal(x * 3, y * 3, seed)
    const near = fractal(x * 9, y * 6, seed + 1)
    const sky = smoothstep(0.7, 0.1, y + 0.3 * (far - 0.5))
    return lit(
      blend(blend(b, a, clamp(3 * (near - 0.35))), [205, 222, 240], sky * strength * 2.5),
      0.6 + 0.7 * far,
    )
  }
  const wall: GroundColour = (x, y) =>
    lit(a, 1 + slope * (y - 0.5) + 0.06 * (fractal(x * 30, y * 30, seed) - 0.5))
  return pick(random, [
    white,
    plain,
    plain,
    dark,
    sheet,
    sheet,
    sheet,
    wood,
    wood,
    tiles,
    carpet,
    cloth,
    street,
    wall,
    wall,
  ])
}
