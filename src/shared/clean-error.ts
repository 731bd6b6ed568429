import type { ClientError } from './client-errors.ts'
import { scrub, withoutAddresses } from './scrub-text.ts'

const maxMessage = 200
const maxLines = 8
const maxLine = 160

/** A place in our code, without the host: `at show (/assets/app-x.js:1:20)`. What an extension or a console did is not ours. */
const placeIn = (line: string) => {
  const [, path, place] =
    /(?:https?:\/\/[^/\s)]+)?(\/[\w./~-]+\.(?:js|mjs|ts|tsx))(?:\?[^:\s)]*)?(:\d+:\d+)/.exec(line) ?? []
  const [, name = ''] = /^\s*(?:at )?([\w$.<>]{1,60})(?= ?[(@])/.exec(line) ?? []
  return path && place && !/extension:\/\//.test(line) ? `${name ? `${name} ` : ''}${path}${place}` : null
}

/** Leaves of an error what a developer needs, and nothing that may name a person: both sides do it. */
export const cleanError = ({ message, stack, page }: ClientError): ClientError => ({
  message: scrub(message).slice(0, maxMessage),
  stack: stack
    .split('\n')
    .flatMap((line) => placeIn(line) ?? [])
    .slice(0, maxLines)
    .map((line) => withoutAddresses(line).slice(0, maxLine))
    .join('\n'),
  page,
})

/** Where a line of a stack is: the host of a script, or the scheme of what no site serves, such as an extension. */
const ownerOf = (line: string) =>
  /\b([a-z-]*-extension):\/\//.exec(line)?.[1] ?? /https?:\/\/([^/\s)]+)\//.exec(line)?.[1]

/** Whether an error came from others alone: a browser's extension, or another site's script. One without places may be ours. */
export function isOfOthers(stack: string, ourHost: string) {
  const owners = stack
    .split('\n')
    .flatMap((line) => (placeIn(line) || /extension:\/\//.test(line) ? [ownerOf(line)] : []))
  return owners.length > 0 && owners.every((owner) => owner !== undefined && owner !== ourHost)
}
