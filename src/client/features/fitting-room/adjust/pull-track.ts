import type { Pull } from '@cabine/engine'

/** How near the middle of a handle may come to the picture's edge, as a share of the picture's side. */
const EDGE = 0.05

/** Tolerance for rounding errors in sums of steps. */
const TAIL = 1e-6

export type Track = {
  /** Where the handle is at the least and at the most of its value: x and y, as shares of the picture's sides. */
  from: readonly [number, number]
  to: readonly [number, number]
  least: number
  most: number
}

/**
 * The track of a handle within the picture: the values whose place lies in the picture, and always the value of the shown
 * look. A hem below the picture's edge is pulled at the edge.
 *
 * @param limits the least and the most of the value, where `pull` begins and ends
 * @param worn the value in the look that is shown
 */
export function trackOf(pull: Pull, limits: readonly [number, number], step: number, worn: number): Track {
  const [least, most] = limits
  const placeAt = (share: number) =>
    [between(pull.least[0], pull.most[0], share), between(pull.least[1], pull.most[1], share)] as const
  const shareOf = (at: number) => (at - least) / (most - least)
  const seen = within(pull)
  const stepped = (share: number, round: (steps: number) => number) =>
    Math.round((least + round((share * (most - least)) / step) * step) * 100) / 100
  const lowest = Math.min(
    worn,
    stepped(seen[0], (steps) => Math.ceil(steps - TAIL)),
  )
  const highest = Math.max(
    worn,
    stepped(seen[1], (steps) => Math.floor(steps + TAIL)),
  )
  return {
    from: placeAt(Math.max(seen[0], shareOf(lowest))),
    to: placeAt(Math.min(seen[1], shareOf(highest))),
    least: lowest,
    most: highest,
  }
}

const between = (from: number, to: number, share: number) => from + (to - from) * share

/** Which part of the pull lies in the picture, as shares from 0 to 1; all of it if none does. */
function within({ least, most }: Pull): [number, number] {
  let [begin, end] = [0, 1]
  for (const axis of [0, 1] as const) {
    const span = most[axis] - least[axis]
    if (Math.abs(span) < 1e-6) continue
    const ends = [(EDGE - least[axis]) / span, (1 - EDGE - least[axis]) / span]
    begin = Math.max(begin, Math.min(...ends))
    end = Math.min(end, Math.max(...ends))
  }
  return begin < end ? [begin, end] : [0, 1]
}
