import { createEngine, isEngineSupported, type Engine } from '@cabine/engine'

let engine: Engine | undefined

/**
 * The page's only engine. It starts its worker and fetches its models at the first question; creating it costs
 * nothing.
 */
export function openEngine(): Engine {
  engine ??= createEngine()
  return engine
}

export { isEngineSupported }
