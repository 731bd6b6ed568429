import * as v from 'valibot'
import { pagePattern } from '#shared/page-views.ts'

/** What a browser tells of an error in a page of ours. It is cut and cleaned again by whoever gets it. */
export const clientErrorInput = v.object({
  message: v.pipe(v.string(), v.maxLength(2_000)),
  stack: v.pipe(v.string(), v.maxLength(8_000)),
  /** The pattern of the page: `/outfit/:id`. */
  page: pagePattern,
})
export type ClientError = v.InferOutput<typeof clientErrorInput>
