import type { gateOf } from '#worker/try-on/settlement.ts'

/** The Worker's bindings. Its global types are not those of Node, in which simulations run. */
export type WorkerEnv = Parameters<typeof gateOf>[0]
