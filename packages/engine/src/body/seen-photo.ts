import type { PhotoCheck } from '../contract/advice.ts'
import type { Stance } from './model/pose-skeleton.ts'
import { assets } from '../models/assets.ts'
import type { FittedFigure } from './figure/fit-figure.ts'
import type { Pose } from '../models/pose.ts'
import { createMask, type Size } from '../raster/plane.ts'
import { segmentNames } from '../photo/read-parts.ts'
import type { Segments } from '../photo/segments.ts'

/**
 * What was found in a photo with the networks' help: from it and the photo her body is found without them. And the figure,
 * once it was fitted, which is a fifth of what remains to be done.
 */
export type SeenPhoto = { check: PhotoCheck; pose: Pose; segments: Segments; fitted?: FittedFigure }

/** To be raised when what is found in a photo changes without a network's being another one. */
const VERSION = 7
const version = () => `${VERSION} ${assets.poseLandmarker.url} ${assets.reading.url}`

type Head = Size &
  Pick<SeenPhoto, 'check' | 'pose'> & { version: string; digest: string; fitted?: PackedFigure }

/** A fitted figure with its numbers as JSON has them, each as exact as it was. */
type PackedFigure = Omit<FittedFigure, 'stance'> & { stance: Record<keyof Stance, number[]> }

const packFigure = ({ stance: { shape, turns, at }, ...rest }: FittedFigure): PackedFigure => ({
  ...rest,
  stance: { shape: [...shape], turns: [...turns], at: [...at] },
})

const unpackFigure = ({ stance: { shape, turns, at }, ...rest }: PackedFigure): FittedFigure => ({
  ...rest,
  stance: { shape: Float64Array.from(shape), turns: Float64Array.from(turns), at: Float64Array.from(at) },
})

/**
 * Small enough to be kept beside the photo: a length, a head in JSON and ten masks, with gzip.
 *
 * @param digest of the photo's file
 */
export async function packSeen({ check, pose, segments, fitted }: SeenPhoto, digest: string): Promise<Blob> {
  const { width, height } = segments.background
  const head = {
    version: version(),
    digest,
    check,
    pose,
    width,
    height,
    ...(fitted && { fitted: packFigure(fitted) }),
  } satisfies Head
  const text = new TextEncoder().encode(JSON.stringify(head))
  const parts = segmentNames.map((name) => Uint8Array.from(segments[name].data))
  const whole = new Blob([Uint32Array.of(text.length), text, ...parts])
  return await new Response(whole.stream().pipeThrough(new CompressionStream('gzip'))).blob()
}

/** Undefined for what was packed of another photo, by another version of the engine, or by nobody. */
export async function unpackSeen(packed: Blob, digest: string): Promise<SeenPhoto | undefined> {
  try {
    const whole = packed.stream().pipeThrough(new DecompressionStream('gzip'))
    const bytes = await new Response(whole).arrayBuffer()
    const [length] = new Uint32Array(bytes, 0, 1)
    // Nobody but `packSeen` writes it.
    const head = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 4, length))) as Head
    if (head.version !== version() || head.digest !== digest) return undefined
    const count = head.width * head.height
    if (bytes.byteLength !== 4 + length + segmentNames.length * count) return undefined
    const masks = segmentNames.map((name, c) => {
      const mask = createMask(head)
      mask.data.set(new Uint8Array(bytes, 4 + length + c * count, count))
      return [name, mask] as const
    })
    return {
      check: head.check,
      pose: head.pose,
      segments: Object.fromEntries(masks) as Segments,
      ...(head.fitted && { fitted: unpackFigure(head.fitted) }),
    }
  } catch {
    return undefined
  }
}
