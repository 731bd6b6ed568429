import { api, request } from './api.ts'

const ask = () => request(api.operator.$get())
export type Operator = Awaited<ReturnType<typeof ask>>

let asked: Promise<Operator> | undefined

/** Who runs this site: asked once a page load, and again after a failure. */
export function askOperator() {
  asked ??= ask().catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}
