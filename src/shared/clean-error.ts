import type { ClientError } from './client-errors.ts'
import { scrub, withoutAddresses } from './scrub.ts'

const mostMessage = 200
const mostLines = 8
const mostLine = 160

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
