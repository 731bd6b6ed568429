import { isDeepStrictEqual } from 'node:util'
import type { Body } from '../body/body.ts'

/** What a test may want to change of a body. */
const pixelsOf = ({ photo, segments, clothes }: Body) => ({ photo, segments, clothes })

const bodies = new Map<string, { body: Body; pixels: unknown }>()

/** Tests share a body, since half a second goes into understanding one: who changes it changes a copy. */
export function sharedBody(name: string, build: () => Body): Body {
  const known = bodies.get(name)
  if (known) {
    if (!isDeepStrictEqual(pixelsOf(known.body), known.pixels))
      throw new Error(`a test has changed a body that others share: ${name}`)
    return known.body
  }
  const body = build()
  bodies.set(name, { body, pixels: structuredClone(pixelsOf(body)) })
  return body
}
