import type { ClosetDetails } from '#shared/closet.ts'

const isSaid = (value: unknown) =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

const days = (...lists: string[][]) => [...new Set(lists.flat())].toSorted()

/** What two records know of one piece: what the first one says stands, and the days of both count. */
export function mergedDetails(first: ClosetDetails, second: ClosetDetails): ClosetDetails {
  const said = Object.fromEntries(Object.entries(first).filter(([, value]) => isSaid(value)))
  return {
    ...second,
    ...said,
    wornOn: days(first.wornOn, second.wornOn),
    plannedFor: days(first.plannedFor, second.plannedFor),
    washedOn:
      [first.washedOn, second.washedOn]
        .filter((one) => one !== null)
        .toSorted()
        .at(-1) ?? null,
  }
}
