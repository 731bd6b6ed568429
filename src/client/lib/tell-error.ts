import { cleanError, isOfOthers } from '#shared/clean-error.ts'
import { patternOf } from '#shared/page-pattern.ts'
import { isFailure } from './api-failure.ts'
import { isMissingCode } from './missing-code.ts'

/** What comes after these follows from them, mostly. */
const maxOfLoad = 5
const told = new Set<string>()

/** An answer of the server's, a network that is away, code of another version, a call that was let go: none is a mistake of ours. */
const isExpected = (error: unknown) =>
  isFailure(error) || isMissingCode(error) || (error instanceof DOMException && error.name === 'AbortError')

/** Tells our own server of a mistake in our code, each once in a page load, and never who had it: see docs/operations.md. */
export function tellError(error: unknown) {
  if (!navigator.onLine || isExpected(error)) return
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) }
  if (isOfOthers(stack, location.host)) return
  const clean = cleanError({ message, stack, page: patternOf(location.pathname) })
  const body = JSON.stringify(clean)
  if (told.size >= maxOfLoad || told.has(body)) return
  told.add(body)
  navigator.sendBeacon?.('/api/client-errors', body)
}
