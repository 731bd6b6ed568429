/** Four bytes a pixel, row after row: red, green, blue, alpha (not multiplied into the colours). */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray }

type Taps = { from: Int32Array; weights: Float32Array; most: number }

/**
 * Which pixels of the old row make each of the new one: a triangle filter as wide as a new pixel, and at least as an
 * old one.
 */
function tapsOf(length: number, wanted: number): Taps {
  const step = length / wanted
  const reach = Math.max(1, step)
  const most = Math.ceil(reach * 2) + 1
  const from = new Int32Array(wanted)
  const weights = new Float32Array(wanted * most)
  for (let i = 0; i < wanted; i++) {
    const middle = (i + 0.5) * step - 0.5
    const first = Math.max(0, Math.ceil(middle - reach))
    from[i] = first
    let sum = 0
    for (let k = 0; k < most && first + k < length; k++) {
      const weight = Math.max(0, 1 - Math.abs(first + k - middle) / reach)
      weights[i * most + k] = weight
      sum += weight
    }
    for (let k = 0; k < most; k++) weights[i * most + k] = (weights[i * most + k] ?? 0) / (sum || 1)
  }
  return { from, weights, most }
}

/** The filled part of each row: most of a cut-out is empty and is skipped. */
const filledIn =
  ({ width, data }: Pixels) =>
  (y: number): [from: number, to: number] => {
    const start = y * width * 4 + 3
    let [first, last] = [0, width - 1]
    while (first < width && data[start + first * 4] === 0) first++
    while (last > first && data[start + last * 4] === 0) last--
    return [first, first < width ? last + 1 : first]
  }

/** Resizes a picture. Colours are weighted by their alpha, so that no edge darkens. */
export function resize(pixels: Pixels, toWidth: number, toHeight: number): Pixels {
  const { width, height, data } = pixels
  const filled = filledIn(pixels)
  const across = tapsOf(width, toWidth)
  const down = tapsOf(height, toHeight)
  // A ring buffer of rows in the new width: as many as make one new row.
  const rows = new Float32Array(down.most * toWidth * 4)
  const [starts, ends] = [new Int32Array(height), new Int32Array(height)]
  const narrow = (y: number) => {
    const [left, right] = filled(y)
    if (right <= left) return
    // The filled part of the new row, slightly widened.
    const start = Math.max(0, Math.floor((left * toWidth) / width) - 2)
    const end = Math.min(toWidth, Math.ceil((right * toWidth) / width) + 2)
    starts[y] = start
    ends[y] = end
    let to = ((y % down.most) * toWidth + start) * 4
    for (let x = start; x < end; x++, to += 4) {
      const first = across.from[x] ?? 0
      const last = Math.min(right, first + across.most)
      let r = 0
      let g = 0
      let b = 0
      let a = 0
      for (let from = Math.max(left, first); from < last; from++) {
        const at = (y * width + from) * 4
        const weight = (across.weights[x * across.most + from - first] ?? 0) * (data[at + 3] ?? 0)
        r += (data[at] ?? 0) * weight
        g += (data[at + 1] ?? 0) * weight
        b += (data[at + 2] ?? 0) * weight
        a += weight
      }
      rows[to] = r
      rows[to + 1] = g
      rows[to + 2] = b
      rows[to + 3] = a
    }
  }
  const made = new Uint8ClampedArray(toWidth * toHeight * 4)
  const sums = new Float32Array(toWidth * 4)
  let narrowed = 0
  for (let y = 0; y < toHeight; y++) {
    const first = down.from[y] ?? 0
    const last = Math.min(height, first + down.most)
    for (; narrowed < last; narrowed++) narrow(narrowed)
    let [start, end] = [toWidth, 0]
    for (let from = first; from < last; from++) {
      const [left, right] = [starts[from] ?? 0, ends[from] ?? 0]
      if (right <= left) continue
      start = Math.min(start, left)
      end = Math.max(end, right)
    }
    if (end <= start) continue
    sums.fill(0, start * 4, end * 4)
    for (let from = first; from < last; from++) {
      const weight = down.weights[y * down.most + from - first] ?? 0
      const [left, right] = [starts[from] ?? 0, ends[from] ?? 0]
      const row = (from % down.most) * toWidth * 4
      if (weight > 0)
        for (let i = left * 4; i < right * 4; i++) sums[i] = (sums[i] ?? 0) + (rows[row + i] ?? 0) * weight
    }
    for (let i = start * 4, to = (y * toWidth + start) * 4; i < end * 4; i += 4, to += 4) {
      const a = sums[i + 3] ?? 0
      if (a <= 0) continue
      made[to] = (sums[i] ?? 0) / a
      made[to + 1] = (sums[i + 1] ?? 0) / a
      made[to + 2] = (sums[i + 2] ?? 0) / a
      made[to + 3] = a
    }
  }
  return { width: toWidth, height: toHeight, data: made }
}
