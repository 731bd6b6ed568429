import { EngineRefusal } from '#client/engine/index.ts'
import { failureOf, TryOnError } from '../try-on/try-on-error.ts'

/** Without a network it is a picture, or the tools, that could not be fetched. */
export function failureHere(error: unknown) {
  const isKnown = error instanceof EngineRefusal || error instanceof TryOnError
  return isKnown || navigator.onLine ? failureOf(error) : failureOf(new TryOnError('connection'))
}
