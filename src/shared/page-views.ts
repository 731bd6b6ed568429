import * as v from 'valibot'
import { languages } from '@cabine/sophia/vocabulary/languages.ts'

/** The pattern of a page's path, never an address: `/outfit/:id`. */
export const pagePattern = v.pipe(
  v.string(),
  v.maxLength(60),
  v.regex(/^\/(?:(?::?[a-z-]+|\*)(?:\/:?[a-z-]+)*)?$/),
)

const host = v.pipe(v.string(), v.maxLength(100), v.regex(/^(?:[a-z0-9-]+\.)*[a-z0-9-]*$/))

/** Everything that a page view reports. */
export const pageViewInput = v.object({
  page: pagePattern,
  /** The host of the referring page; empty for one of ours, or none. */
  referrer: host,
  language: v.picklist(languages),
})
export type PageView = v.InferOutput<typeof pageViewInput>
