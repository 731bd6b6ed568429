import { priceSteps, type PostFilters } from './post-filters.ts'

/** One filter let go or widened, and how many outfits there are then. */
type WayOn = { change: Partial<PostFilters>; count: number }

/** Where filters leave nothing: what each of them could be changed to so that something is left. */
export function waysOn(filters: PostFilters, countOf: (change: Partial<PostFilters>) => number): WayOn[] {
  const { most } = filters
  const wider =
    most === null ? undefined : priceSteps.find((step) => step > most && countOf({ most: step }) > 0)
  const changes: Partial<PostFilters>[] = [
    ...(most === null ? [] : [{ most: wider ?? null }]),
    ...(filters.fits ? [{ fits: false }] : []),
    ...(filters.hearts ? [{ hearts: false }] : []),
    ...(['occasion', 'colour', 'season', 'who'] as const).flatMap((name) =>
      filters[name] ? [{ [name]: null }] : [],
    ),
  ]
  return changes.map((change) => ({ change, count: countOf(change) })).filter(({ count }) => count > 0)
}
