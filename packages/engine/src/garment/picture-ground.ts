import { createMask, type Mask, type Picture } from '../raster/plane.ts'

/** What a garment lies on, as far as its picture's border tells. */
export type Ground = {
  /** Everything the flood did not reach, 255, is garment. */
  foreground: Mask
  /** The border is of one colour, or of one smooth gradient. */
  plain: boolean
  /** The border is so even that no camera saw it without a studio: a flood can be trusted alone. */
  isFlat: boolean
  /** Share of the picture that is garment. */
  share: number
  /** Share of the garment whose colour is so near the ground's that the flood may have eaten into it. */
  nearGround: number
}

/** Colours differ by less than this on a scan or a rendering with a perfectly flat ground, 0 to 255. */
const FLAT_TOLERANCE = 2.5
const LEAST_TOLERANCE = 6
const TOLERANCE_IN_DEVIATIONS = 2.2
const PLAIN_DEVIATION = 14
const FLAT_DEVIATION = 3
/** A pixel this unlike the ground is surely garment. */
const FAR = 70
const NEAR = 22

/** Floods inwards from the border over what has the ground's colour. A colour may run smoothly across the ground. */
export function findGround(picture: Picture): Ground {
  const { width, height } = picture
  const gradient = fitGradient(picture)
  const unlike = new Uint8Array(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) unlike[i] = Math.min(255, deviation(picture, gradient, x, y))
  }
  const onBorder = borderPlaces(picture).map(([x, y]) => unlike[y * width + x])
  const spread = onBorder.sort((a, b) => a - b)[Math.floor(onBorder.length * 0.8)]
  const tolerance = spread < 1 ? FLAT_TOLERANCE : Math.max(LEAST_TOLERANCE, spread * TOLERANCE_IN_DEVIATIONS)
  const plain = spread < PLAIN_DEVIATION

  const foreground = flood(unlike, picture, tolerance)
  if (plain) removeShadow(foreground, picture, gradient, unlike)
  let garment = 0
  let near = 0
  for (let i = 0; i < unlike.length; i++) {
    if (!foreground.data[i]) continue
    garment++
    if (unlike[i] < NEAR) near++
  }
  return {
    foreground,
    plain,
    isFlat: spread < FLAT_DEVIATION,
    share: garment / unlike.length,
    nearGround: near / Math.max(1, garment),
  }
}

/** Of each channel: value at the origin, rise per px to the right, rise per px down. */
type Gradient = [number, number, number][]

function borderPlaces({ width, height }: Picture): [number, number][] {
  const places: [number, number][] = []
  for (let x = 1; x < width - 1; x += 2) for (const y of [1, 2, height - 3, height - 2]) places.push([x, y])
  for (let y = 1; y < height - 1; y += 2) for (const x of [1, 2, width - 3, width - 2]) places.push([x, y])
  return places.filter(([x, y]) => x >= 0 && y >= 0)
}

/** Least squares over the border, once more without its outliers: a garment may touch the border. */
function fitGradient(picture: Picture): Gradient {
  const places = borderPlaces(picture)
  return [0, 1, 2].map((channel) => {
    const value = ([x, y]: [number, number]) => picture.data[(y * picture.width + x) * 4 + channel]
    const middle = places.map(value).sort((a, b) => a - b)[places.length >> 1]
    const near = places.filter((place) => Math.abs(value(place) - middle) < 40)
    const first = fitPlane(near, value)
    const errors = near.map((place) => Math.abs(value(place) - evaluate(first, ...place)))
    const limit = [...errors].sort((a, b) => a - b)[Math.floor(errors.length * 0.85)] + 1
    return fitPlane(
      near.filter((_, i) => errors[i] <= limit),
      value,
    )
  })
}

const evaluate = ([base, right, down]: [number, number, number], x: number, y: number) =>
  base + right * x + down * y

function fitPlane(
  places: [number, number][],
  value: (place: [number, number]) => number,
): [number, number, number] {
  const n = places.length
  const mean = (of: (place: [number, number]) => number) =>
    places.reduce((sum, place) => sum + of(place), 0) / n
  const mx = mean(([x]) => x)
  const my = mean(([, y]) => y)
  const mv = mean(value)
  const sxx = mean(([x]) => (x - mx) ** 2)
  const syy = mean(([, y]) => (y - my) ** 2)
  const sxy = mean(([x, y]) => (x - mx) * (y - my))
  const sxv = mean((place) => (place[0] - mx) * (value(place) - mv))
  const syv = mean((place) => (place[1] - my) * (value(place) - mv))
  const determinant = sxx * syy - sxy * sxy
  if (!(determinant > 1e-6)) return [mv, 0, 0]
  const right = (sxv * syy - syv * sxy) / determinant
  const down = (syv * sxx - sxv * sxy) / determinant
  return [mv - right * mx - down * my, right, down]
}

function deviation(picture: Picture, gradient: Gradient, x: number, y: number) {
  const i = (y * picture.width + x) * 4
  let most = 0
  for (let c = 0; c < 3; c++)
    most = Math.max(most, Math.abs(picture.data[i + c] - evaluate(gradient[c], x, y)))
  return most
}

function flood(unlike: Uint8Array, { width, height }: Picture, tolerance: number): Mask {
  const foreground = createMask({ width, height })
  foreground.data.fill(255)
  const stack: number[] = []
  const visit = (i: number) => {
    if (!foreground.data[i] || unlike[i] >= tolerance) return
    foreground.data[i] = 0
    stack.push(i)
  }
  for (let x = 0; x < width; x++) {
    visit(x)
    visit((height - 1) * width + x)
  }
  for (let y = 0; y < height; y++) {
    visit(y * width)
    visit(y * width + width - 1)
  }
  while (stack.length) {
    const i = stack.pop()!
    const x = i % width
    if (x > 0) visit(i - 1)
    if (x < width - 1) visit(i + 1)
    if (i >= width) visit(i - width)
    if (i < unlike.length - width) visit(i + width)
  }
  return foreground
}

/**
 * A soft shadow is the ground, somewhat darker and no more colourful. It is taken away to a limited depth,
 * and only around garments unlike the ground: a white shirt on white would lose its folds.
 */
function removeShadow(foreground: Mask, picture: Picture, gradient: Gradient, unlike: Uint8Array) {
  const { width, data } = foreground
  let garment = 0
  let far = 0
  for (let i = 0; i < data.length; i++) {
    if (!data[i]) continue
    garment++
    if (unlike[i] > FAR) far++
  }
  if (far < garment * 0.7) return
  const isShadow = (i: number) => {
    const x = i % width
    const y = (i / width) | 0
    let darkest = 255
    let brightest = -255
    for (let c = 0; c < 3; c++) {
      const difference = picture.data[i * 4 + c] - evaluate(gradient[c], x, y)
      darkest = Math.min(darkest, difference)
      brightest = Math.max(brightest, difference)
    }
    const green = (at: number) => picture.data[at * 4 + 1]
    const rough = Math.abs(green(i) - green(i + 1)) + Math.abs(green(i) - green(i + width))
    return brightest - darkest < 9 && darkest > -FAR && brightest < 6 && rough < 26
  }
  const neighbours = (i: number) => [i - 1, i + 1, i - width, i + width]
  const inner = (i: number) => i > width && i < data.length - width - 1
  let edge: number[] = []
  for (let i = width + 1; i < data.length - width - 1; i++) {
    if (data[i] && neighbours(i).some((k) => !data[k]) && isShadow(i)) edge.push(i)
  }
  for (const i of edge) data[i] = 0
  for (let depth = Math.round(width * 0.014); depth > 0 && edge.length; depth--) {
    const next: number[] = []
    for (const i of edge) {
      for (const k of neighbours(i)) {
        if (!inner(k) || !data[k] || !isShadow(k)) continue
        data[k] = 0
        next.push(k)
      }
    }
    edge = next
  }
}
