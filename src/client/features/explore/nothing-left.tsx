import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { filterWords } from './filter-words.ts'
import type { PostFilters } from './post-filters.ts'
import { waysOn } from './ways-on.ts'

type Props = {
  filters: PostFilters
  /** The money of the filter by price. */
  currency: string
  countOf: (change: Partial<PostFilters>) => number
  change: (change: Partial<PostFilters>) => void
  clear: () => void
}

/** The filters leave nothing: which of them to let go, and how many outfits there are then. */
export function NothingLeft({ filters, currency, countOf, change, clear }: Props) {
  const ways = waysOn(filters, countOf)
  return (
    <EmptyState
      title={t('explore-filters.none')}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {ways.map((way) => (
            <Button key={JSON.stringify(way.change)} variant="outline" onClick={() => change(way.change)}>
              {wayInWords(way.change, way.count, filters, currency)}
            </Button>
          ))}
          <Button variant={ways.length > 0 ? 'quiet' : 'primary'} onClick={clear}>
            {t('explore-filters.clear')}
          </Button>
        </div>
      }
    >
      {t(ways.length > 0 ? 'explore-filters.noneWays' : 'explore-filters.noneText')}
    </EmptyState>
  )
}

function wayInWords(change: Partial<PostFilters>, count: number, filters: PostFilters, currency: string) {
  if (change.most)
    return t('explore-filters.option', { words: filterWords.most(change.most, currency), count })
  return t('explore-filters.without', { words: letGo(change, filters, currency), count })
}

/** What the filter that is let go was. */
function letGo(
  change: Partial<PostFilters>,
  { occasion, colour, season, who, most }: PostFilters,
  currency: string,
) {
  if ('fits' in change) return t('explore-filters.fits')
  if ('hearts' in change) return t('explore-filters.hearts')
  if ('occasion' in change && occasion) return filterWords.occasion(occasion)
  if ('colour' in change && colour) return filterWords.colour(colour)
  if ('season' in change && season) return filterWords.season(season)
  if ('who' in change && who) return filterWords.who(who)
  return most === null ? '' : filterWords.most(most, currency)
}
