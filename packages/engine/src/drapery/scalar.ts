export const clamp = (value: number, low = 0, high = 1) => (value < low ? low : value > high ? high : value)

export const mix = (from: number, to: number, share: number) => from + (to - from) * share

/** 0 up to `low`, 1 from `high` on, an S between. `high` may be the smaller: then it falls. */
export function smoothstep(low: number, high: number, value: number) {
  const t = clamp((value - low) / (high - low))
  return t * t * (3 - 2 * t)
}
