import { api, requestOrNull } from '#client/lib/api.ts'

/** Resolves with null for a visitor. Rejects with an `ApiFailure`. */
export const fetchAppState = () => requestOrNull(api['app-state'].$get())

export type AppState = NonNullable<Awaited<ReturnType<typeof fetchAppState>>>
