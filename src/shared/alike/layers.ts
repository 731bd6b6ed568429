/** Planes of one size, channel after channel. */
export type Maps = { channels: number; side: number; data: Float32Array }

/** A layer with its normalisation: of each output an offset and its weights. */
export type Layer = {
  outputs: number
  /** Inputs of each output: one where each channel is filtered by itself. */
  inputs: number
  kernel: number
  weights: Float32Array
  offsets: Float32Array
}

const createMaps = (channels: number, side: number): Maps => ({
  channels,
  side,
  data: new Float32Array(channels * side * side),
})

export function rectify(maps: Maps) {
  const { data } = maps
  for (let i = 0; i < data.length; i++) if (data[i] < 0) data[i] = 0
  return maps
}

/** Mixes the channels of each place. Four inputs are added at a time, so that each output is written a quarter as often. */
export function mixChannels({ side, data }: Maps, { outputs, inputs, weights, offsets }: Layer): Maps {
  const out = createMaps(outputs, side)
  const size = side * side
  for (let o = 0; o < outputs; o++) {
    const to = out.data.subarray(o * size, (o + 1) * size).fill(offsets[o])
    for (let i = 0, w = o * inputs; i < inputs; i += 4, w += 4) {
      const a = data.subarray(i * size, (i + 1) * size)
      const b = data.subarray((i + 1) * size, (i + 2) * size)
      const c = data.subarray((i + 2) * size, (i + 3) * size)
      const d = data.subarray((i + 3) * size, (i + 4) * size)
      const [wa, wb, wc, wd] = [weights[w], weights[w + 1], weights[w + 2], weights[w + 3]]
      for (let p = 0; p < size; p++) to[p] += wa * a[p] + wb * b[p] + wc * c[p] + wd * d[p]
    }
  }
  return out
}

/** Filters with 3 × 3 weights: each channel by itself, or all of them into each output. Outside of the maps there is 0. */
export function filter(maps: Maps, layer: Layer, stride: 1 | 2): Maps {
  const { side, data } = maps
  const { outputs, inputs, weights, offsets } = layer
  const small = side / stride
  const out = createMaps(outputs, small)
  const isDepthwise = inputs === 1
  for (let o = 0; o < outputs; o++) {
    const to = out.data.subarray(o * small * small, (o + 1) * small * small).fill(offsets[o])
    for (let i = 0; i < inputs; i++) {
      const first = (isDepthwise ? o : i) * side * side
      const w = 9 * (o * inputs + i)
      for (let k = 0; k < 9; k++) {
        const weight = weights[w + k]
        const [dx, dy] = [(k % 3) - 1, Math.floor(k / 3) - 1]
        const fromX = dx < 0 ? 1 : 0
        const toX = dx > 0 ? Math.floor((side - 1 - dx) / stride) + 1 : small
        for (let y = 0; y < small; y++) {
          const sy = y * stride + dy
          if (sy < 0 || sy >= side) continue
          let from = first + sy * side + fromX * stride + dx
          for (let x = fromX, at = y * small + fromX; x < toX; x++, at++, from += stride)
            to[at] += weight * data[from]
        }
      }
    }
  }
  return out
}

export function add(maps: Maps, other: Maps) {
  for (let i = 0; i < maps.data.length; i++) maps.data[i] += other.data[i]
  return maps
}

/** Twice as fine, each value four times. */
export function enlarge({ channels, side, data }: Maps): Maps {
  const out = createMaps(channels, 2 * side)
  for (let c = 0, at = 0; c < channels; c++)
    for (let y = 0; y < 2 * side; y++)
      for (let x = 0; x < 2 * side; x++, at++)
        out.data[at] = data[c * side * side + (y >> 1) * side + (x >> 1)]
  return out
}

/** A linear layer of a list of numbers. */
export function linear(values: ArrayLike<number>, { outputs, inputs, weights, offsets }: Layer) {
  return Float32Array.from({ length: outputs }, (_, o) => {
    let sum = offsets[o]
    for (let i = 0; i < inputs; i++) sum += weights[o * inputs + i] * values[i]
    return sum
  })
}

/** Of each channel the mean over places, each counted by its share. */
export function meanWithin({ channels, side, data }: Maps, share: ArrayLike<number>) {
  const size = side * side
  let whole = 1e-3
  for (let p = 0; p < size; p++) whole += share[p]
  return Float32Array.from({ length: channels }, (_, c) => {
    let sum = 0
    for (let p = 0; p < size; p++) sum += data[c * size + p] * share[p]
    return sum / whole
  })
}

/** The mean of each four values. */
export function halve(plane: Float32Array, side: number) {
  const small = side / 2
  const out = new Float32Array(small * small)
  for (let y = 0; y < small; y++)
    for (let x = 0; x < small; x++) {
      const at = 2 * (y * side + x)
      out[y * small + x] = (plane[at] + plane[at + 1] + plane[at + side] + plane[at + side + 1]) / 4
    }
  return out
}
