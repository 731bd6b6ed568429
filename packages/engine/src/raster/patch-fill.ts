import { createRandom } from '../drapery/noise.ts'
import type { Known } from './membrane.ts'
import { createComparison, createLevel, KNOWN, RADIUS, shrink, type Level } from './patch-level.ts'

/** Search rounds a level, the finest first, and how far a round's random search goes, px. */
const ROUNDS = [1, 3, 3]
const REACH = [4, 8, 16]
/** The first guess looks at every place within a window of twice this, px of the coarsest level. Numbers, as `COST_DOWN`. */
const WINDOW_ACROSS = 18
const WINDOW_DOWN = 6
/** Below this a level is too coarse: a patch would span whole things, px. */
const LEAST_SIDE = 40
const NOWHERE = -1

/** For every pixel of a level to fill, the index of the known pixel that stands for it, else `NOWHERE`, and how badly. */
type Matches = { from: Int32Array; costs: Float32Array }

/**
 * Fills what is wanted with pieces of what is known, so that lines and textures go on: the nearest patches are
 * found by PatchMatch (Barnes et al. 2009), and overlapping ones vote for each pixel (Wexler et al. 2007), coarse
 * to fine. `colours` must hold a smooth guess in what is unknown; its wanted pixels are replaced in place.
 *
 * @param wanted 255 for the unknown pixels to fill
 * @returns for each of them the known pixel that stands for it, else -1; undefined where there is nothing to
 * copy from, or nothing to fill
 */
export function fillByPatches(picture: Known, wanted: Uint8Array): Int32Array | undefined {
  const random = createRandom(1)
  const finest = { ...picture, wanted }
  const levels: Level[] = []
  for (let level = shrink(finest); levels.length < ROUNDS.length; level = shrink(level)) {
    levels.push(createLevel(level, 2 ** levels.length))
    // Where no whole patch is known a level tells nothing.
    if (!levels[levels.length - 1].sourceList.length) levels.pop()
    if (Math.min(level.width, level.height) < 2 * LEAST_SIDE) break
  }
  const coarsest = levels[levels.length - 1]
  if (!coarsest?.targetList.length) return undefined
  let matches = peel(coarsest, random)
  for (let l = levels.length - 1; l >= 0; l--) {
    const level = levels[l]
    if (level !== coarsest) {
      matches = refine(matches, levels[l + 1], level)
      vote(level, matches)
    }
    for (let round = 0; round < ROUNDS[l]; round++) {
      if (round === 0) tryNearest(level, matches)
      search(level, matches, random, REACH[l], round % 2 === 0)
      vote(level, matches)
    }
  }
  return finish(finest, levels[0], matches)
}

const createMatches = ({ known }: Known): Matches => ({
  from: new Int32Array(known.length).fill(NOWHERE),
  costs: new Float32Array(known.length),
})

/**
 * The first guess: from what is known inwards, ring by ring, each pixel takes the place nearby whose patch is most
 * like what is there already (after Criminisi et al. 2003), so that what enters the gap goes on into it.
 */
function peel(level: Level, random: () => number): Matches {
  const { width, height, colours, known, trust, sources, sourceList } = level
  const matches = createMatches(level)
  const { lookAt, costOf } = createComparison(level)
  for (let i = 0; i < trust.length; i++) trust[i] = known[i] ? KNOWN : 0
  const touches = (i: number) => {
    const x = i % width
    return (
      (x > 0 && trust[i - 1]) ||
      (x < width - 1 && trust[i + 1]) ||
      (i >= width && trust[i - width]) ||
      (i < trust.length - width && trust[i + width])
    )
  }
  for (let left = [...level.targetList]; left.length;) {
    const ring = left.filter(touches)
    // Nothing known touches what is left: it may look anywhere.
    const filled = ring.length ? ring : left
    for (const target of filled) {
      const x = target % width
      const y = (target / width) | 0
      lookAt(target)
      let best = sourceList[(random() * sourceList.length) | 0]
      let least = costOf(best, Infinity)
      // A good one to begin with, such as a neighbour's, rules the others out sooner.
      for (const neighbour of [target - 1, target + 1, target - width, target + width]) {
        const source = (matches.from[neighbour] ?? NOWHERE) + target - neighbour
        if (matches.from[neighbour] < 0 || !sources[source]) continue
        if (
          Math.abs((source % width) - x) > WINDOW_ACROSS ||
          Math.abs(((source / width) | 0) - y) > WINDOW_DOWN
        )
          continue
        const cost = costOf(source, least)
        if (cost >= least) continue
        least = cost
        best = source
      }
      for (let sy = Math.max(0, y - WINDOW_DOWN); sy <= Math.min(height - 1, y + WINDOW_DOWN); sy++) {
        for (let sx = Math.max(0, x - WINDOW_ACROSS); sx <= Math.min(width - 1, x + WINDOW_ACROSS); sx++) {
          const source = sy * width + sx
          if (!sources[source]) continue
          const cost = costOf(source, least)
          if (cost >= least) continue
          least = cost
          best = source
        }
      }
      matches.from[target] = best
      matches.costs[target] = least
    }
    for (const target of filled) {
      for (let c = 0; c < 3; c++) colours[target * 3 + c] = colours[matches.from[target] * 3 + c]
      trust[target] = 1
    }
    const done = new Set(filled)
    left = left.filter((target) => !done.has(target))
  }
  return matches
}

/** A coarser level's matches, twice as far; the nearest neighbour's where a pixel has none of its own. */
function refine(coarseMatches: Matches, coarse: Level, level: Level): Matches {
  const { width, height, targetList, sources, sourceList } = level
  const matches = createMatches(level)
  let last = sourceList[sourceList.length >> 1]
  for (const target of targetList) {
    const x = target % width
    const y = (target / width) | 0
    const u = Math.min(coarse.width - 1, x >> 1)
    const v = Math.min(coarse.height - 1, y >> 1)
    const match = coarseMatches.from[v * coarse.width + u]
    if (match !== NOWHERE) {
      const sx = 2 * (match % coarse.width) + x - 2 * u
      const sy = 2 * ((match / coarse.width) | 0) + y - 2 * v
      if (sx < width && sy < height && sources[sy * width + sx]) last = sy * width + sx
    }
    matches.from[target] = last
    matches.costs[target] = coarseMatches.costs[v * coarse.width + u]
  }
  return matches
}

/** Offers each pixel the nearest place that can be copied from: a coarser level may not have seen what is there. */
function tryNearest(level: Level, { from, costs }: Matches) {
  const { width, sources, targetList } = level
  const places = new Int32Array(sources.length).fill(NOWHERE)
  for (const source of level.sourceList) places[source] = source
  const away = (place: number, i: number) =>
    place < 0 ? Infinity : ((place % width) - (i % width)) ** 2 + (((place - i) / width) | 0) ** 2
  const pass = (i: number, step: number) => {
    for (const near of [i - step, i - step * width])
      if (away(places[near] ?? NOWHERE, i) < away(places[i], i)) places[i] = places[near]
  }
  for (let i = 0; i < places.length; i++) pass(i, 1)
  for (let i = places.length - 1; i >= 0; i--) pass(i, -1)
  const { lookAt, costOf } = createComparison(level)
  for (const target of targetList) {
    if (places[target] < 0) continue
    lookAt(target)
    costs[target] = costOf(from[target], Infinity)
    const cost = costOf(places[target], costs[target])
    if (cost >= costs[target]) continue
    from[target] = places[target]
    costs[target] = cost
  }
}

/** One pass of PatchMatch: neighbours' matches moved along, then ever nearer random ones. */
function search(
  level: Level,
  { from, costs }: Matches,
  random: () => number,
  farthest: number,
  isForward: boolean,
) {
  const { width, height, sources, targetList } = level
  const step = isForward ? 1 : -1
  const count = targetList.length
  const { lookAt, costOf } = createComparison(level)
  let best = NOWHERE
  let least = Infinity
  const attempt = (source: number) => {
    if (source === best || !sources[source]) return
    const cost = costOf(source, least)
    if (cost >= least) return
    least = cost
    best = source
  }
  for (let n = 0; n < count; n++) {
    const target = targetList[isForward ? n : count - 1 - n]
    lookAt(target)
    best = from[target]
    least = costOf(best, Infinity)
    for (const neighbour of [target - step, target - step * width]) {
      const match = from[neighbour] ?? NOWHERE
      if (match !== NOWHERE) attempt(match + target - neighbour)
    }
    for (let reach = farthest; reach >= 1; reach >>= 1) {
      const sx = (best % width) + Math.round((2 * random() - 1) * reach)
      const sy = ((best / width) | 0) + Math.round((2 * random() - 1) * reach)
      if (sx >= 0 && sy >= 0 && sx < width && sy < height) attempt(sy * width + sx)
    }
    from[target] = best
    costs[target] = least
  }
}

/** Each pixel to fill takes the mean of what the patches over it say, the better ones loudest. */
function vote(level: Level, { from, costs }: Matches) {
  const { colours, targetList } = level
  const sorted = new Float32Array(targetList.length)
  for (let n = 0; n < sorted.length; n++) sorted[n] = costs[targetList[n]]
  const usual = sorted.sort()[(sorted.length * 0.6) | 0]
  const sums = new Float32Array(level.known.length * 4)
  for (const target of targetList) {
    addPatch(level, sums, target, from[target], Math.exp((-2 * costs[target]) / (usual + 1)) + 1e-4)
  }
  for (const target of targetList) {
    for (let c = 0; c < 3; c++) colours[target * 3 + c] = sums[target * 4 + c] / sums[target * 4 + 3]
  }
}

function addPatch(
  { width, height, colours, wanted }: Known & { wanted: Uint8Array },
  sums: Float32Array,
  target: number,
  source: number,
  weight: number,
) {
  const x = target % width
  const y = (target / width) | 0
  const left = x < RADIUS ? -x : -RADIUS
  const right = x >= width - RADIUS ? width - 1 - x : RADIUS
  const top = y < RADIUS ? -y : -RADIUS
  const bottom = y >= height - RADIUS ? height - 1 - y : RADIUS
  for (let v = top; v <= bottom; v++) {
    for (let u = left; u <= right; u++) {
      const i = target + v * width + u
      if (!wanted[i]) continue
      const k = (source + v * width + u) * 3
      sums[i * 4] += weight * colours[k]
      sums[i * 4 + 1] += weight * colours[k + 1]
      sums[i * 4 + 2] += weight * colours[k + 2]
      sums[i * 4 + 3] += weight
    }
  }
}

/** Takes the last level's matches to the picture itself: copied at its own sharpness, without another search. */
function finish(picture: Known & { wanted: Uint8Array }, coarse: Level, coarseMatches: Matches): Int32Array {
  const level = createLevel(picture, 0.5)
  const matches = refine(coarseMatches, coarse, level)
  vote(level, matches)
  return matches.from
}
