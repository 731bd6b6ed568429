import { office } from '#client/lib/office-api.ts'
import { request } from '#client/lib/api.ts'
import { serverStates } from '#client/session/server-state.ts'
import type { PlacedKind } from '#shared/office/placement.ts'

const fetchEntries = (kind: PlacedKind) => request(office.editorial[':kind'].$get({ param: { kind } }))
export type EntryCard = Awaited<ReturnType<typeof fetchEntries>>[number]

/** What editors have of a kind, in its order. */
export const entries = serverStates(fetchEntries, { freshForMs: 0 })

type Named = { kind: PlacedKind; id: string }

const fetchEntry = (param: Named) => request(office.editorial[':kind'][':id'].$get({ param }))
export type EditorialEntry = Awaited<ReturnType<typeof fetchEntry>>

/** One of them as it is edited. */
export const entry = serverStates(fetchEntry, { freshForMs: 0 })
