import { EngineRefusal } from '@cabine/engine'
import { failureOf, TryOnError } from '../try-on/try-on-error.ts'

/** The failure of a visitor's try-on. Unknown errors without a network are failed downloads of a picture or a model. */
export function visitFailure(error: unknown) {
  const isKnown = error instanceof EngineRefusal || error instanceof TryOnError
  return isKnown || navigator.onLine ? failureOf(error) : failureOf(new TryOnError('connection'))
}
