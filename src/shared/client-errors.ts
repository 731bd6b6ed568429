import * as v from 'valibot'
import { scrub, withoutAddresses } from './scrub.ts'
import { pagePattern } from './visits.ts'

const mostMessage = 200
const mostLines = 8
const mostLine = 160

/** What a browser tells of an error in a page of ours. It is cut and cleaned again by whoever gets it. */
export const clientErrorInput = v.object({
  message: v.pipe(v.string(), v.maxLength(2_000)),
  stack: v.pipe(v.string(), v.maxLength(8_000)),
  /** The pattern of the page: `/outfit/:id`. */
  page: pagePattern,
})
export type ClientError = v.InferOutput<typeof clientErrorInput>

/** A place in our code, without the host: `at show (/assets/app-x.js:1:20)`. What an extension or a console did is not ours. */
const placeIn = (line: string) => {
  const [, path, place] =
    /(?:https?:\/\/[^/\s)]+)?(\/[\w./~-]+\.(?:js|mjs|ts|tsx))(?:\?[^:\s)]*)?(:\d+:\d+)/.exec(line) ?? []
  const [, name = ''] = /^\s*(?:at )?([\w$.<>]{1,60})(?= ?[(@])/.exec(line) ?? []
  return path && place && !/extension:\/\//.test(line) ? `${name ? `${name} ` : ''}${path}${place}` : null
}

/** Leaves of an error what a developer needs, and nothing that may name a person: both sides do it. */
export const cleanError = ({ message, stack, page }: ClientError): ClientError => ({
  message: scrub(message).slice(0, mostMessage),
  stack: stack
    .split('\n')
    .flatMap((line) => placeIn(line) ?? [])
    .slice(0, mostLines)
    .map((line) => withoutAddresses(line).slice(0, mostLine))
    .join('\n'),
  page,
})
