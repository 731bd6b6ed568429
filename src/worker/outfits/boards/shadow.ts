/** Shadows are soft, so a quarter of the board's resolution is enough. */
export const coarse = 4

/** The darkness of a section of the coarse board, from 0 to 1; `left` and `top` are its origin. */
export type Shade = { left: number; top: number; width: number; height: number; darkness: Float32Array }

/** One pass of a running mean along rows (`step` 1) or columns. Values beyond the ends count as 0. */
function mean(
  values: Float32Array,
  lines: number,
  lineStep: number,
  length: number,
  step: number,
  radius: number,
) {
  const line = new Float32Array(length + 2 * radius + 1)
  const size = 2 * radius + 1
  for (let i = 0; i < lines; i++) {
    const start = i * lineStep
    for (let k = 0; k < length; k++) line[k + radius] = values[start + k * step] ?? 0
    let sum = 0
    for (let k = 0; k < size; k++) sum += line[k] ?? 0
    for (let k = 0; k < length; k++) {
      values[start + k * step] = sum / size
      sum += (line[k + size] ?? 0) - (line[k] ?? 0)
    }
  }
}

const radiusOf = (deviation: number) =>
  Math.max(1, Math.round((Math.sqrt(4 * deviation * deviation + 1) - 1) / 2))

/** How far a blur of this deviation reaches. */
export const reachOf = (deviation: number) => 3 * radiusOf(deviation) + 1

/** Three running means approximate a Gaussian of this deviation. */
export function blur({ width, height, darkness }: Shade, deviation: number) {
  const radius = radiusOf(deviation)
  for (let pass = 0; pass < 3; pass++) {
    mean(darkness, height, width, width, 1, radius)
    mean(darkness, width, 1, height, width, radius)
  }
}
