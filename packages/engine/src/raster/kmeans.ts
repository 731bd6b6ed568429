/** Three numbers a colour: red, green, blue from 0 to 255. */
export type Colour = [number, number, number]

/**
 * k-means in RGB over the samples, started from quantiles of green so that runs agree with one another.
 *
 * @param samples red, green, blue after one another
 * @returns the centres, and for each sample the number of its centre
 */
export function clusterColours(samples: Float32Array, clusters: number, rounds = 6) {
  const count = samples.length / 3
  const byGreen = Array.from({ length: count }, (_, i) => i).sort(
    (a, b) => samples[a * 3 + 1] - samples[b * 3 + 1],
  )
  const centres = Array.from({ length: clusters }, (_, k): Colour => {
    const i = byGreen[Math.min(count - 1, Math.floor((count * (k + 0.5)) / clusters))] * 3
    return [samples[i], samples[i + 1], samples[i + 2]]
  })
  const nearest = new Uint8Array(count)
  for (let round = 0; round < rounds; round++) {
    const sums = new Float64Array(clusters * 4)
    for (let i = 0; i < count; i++) {
      const k = nearestCentre(samples, i * 3, centres)
      nearest[i] = k
      for (let c = 0; c < 3; c++) sums[k * 4 + c] += samples[i * 3 + c]
      sums[k * 4 + 3]++
    }
    for (let k = 0; k < clusters; k++) {
      const members = sums[k * 4 + 3]
      if (members) centres[k] = [sums[k * 4] / members, sums[k * 4 + 1] / members, sums[k * 4 + 2] / members]
    }
  }
  return { centres, nearest }
}

export function nearestCentre(samples: ArrayLike<number>, offset: number, centres: Colour[]) {
  const red = samples[offset]
  const green = samples[offset + 1]
  const blue = samples[offset + 2]
  let best = 0
  let least = Infinity
  for (let k = 0; k < centres.length; k++) {
    const centre = centres[k]
    const away = (red - centre[0]) ** 2 + (green - centre[1]) ** 2 + (blue - centre[2]) ** 2
    if (away < least) {
      least = away
      best = k
    }
  }
  return best
}
