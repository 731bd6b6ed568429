import { Suspense, useEffect, useState } from 'react'
import { DayLook } from '#client/features/explore/day-outfit.tsx'
import { FilterBar, usePostFilters } from '#client/features/explore/filter-bar.tsx'
import {
  filterPosts,
  isFiltered,
  priceCurrency,
  type PostFilters,
} from '#client/features/explore/post-filters.ts'
import type { SeenPhoto } from '#client/features/fitting-room/watch-photo.ts'
import { lookOfTheDay } from '#client/features/explore/outfit-of-the-day.ts'
import { Masonry } from '#client/features/explore/masonry.tsx'
import { posts, type Post } from '#client/features/explore/posts.ts'
import { t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { useShopper } from '#client/session/app-state.ts'
import { Loaded } from '#client/session/shown-when-loaded.tsx'
import { Button } from '#client/ui/button.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Link } from '#client/ui/link.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { orToast } from '#client/ui/toasts/toast-failure.ts'

const NothingLeft = laterPart(
  async () => (await import('#client/features/explore/nothing-left.tsx')).NothingLeft,
)

export function loader() {
  posts.prefetch()
  return null
}

export function Component() {
  return (
    <main id="content" className="page pt-8 pb-16 lg:pt-14">
      <title>{t('explore.pageTitle')}</title>
      <h1 className="font-display text-display-lg">{t('explore.title')}</h1>
      <div className="mt-4 mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 lg:mb-12">
        <p className="max-w-[48ch] text-lg text-ink-soft">{t('explore.subtitle')}</p>
        <Link to="/outfit-generator" className={buttonStyle('outline', 'sm')}>
          {t('explore.compose')}
        </Link>
      </div>
      <Loaded state={posts} skeleton={<Loading />} failed={t('explore.unreachable')}>
        {(outfits) => <Outfits outfits={outfits} />}
      </Loaded>
    </main>
  )
}

/** The one of today first, large, and all others on the wall. Who looks for something sees what there is of it. */
function Outfits({ outfits }: { outfits: Post[] }) {
  const [day] = useState(() => new Date())
  const asked = usePostFilters()
  const { filters, hearts, change, clear } = asked
  const { wears, photo } = useSeenPhoto()
  const left = (other: Partial<PostFilters>) =>
    filterPosts(outfits, { ...filters, ...other }, { wears, hearts })
  const countOf = (other: Partial<PostFilters>) => left(other).length
  const shown = left({})
  const today = isFiltered(filters) ? undefined : lookOfTheDay(outfits, day)
  return (
    <>
      <FilterBar
        {...asked}
        posts={outfits}
        countOf={countOf}
        photo={
          photo === 'unchecked' ? (
            <Button variant="outline" size="sm" className="min-h-11" onClick={() => void checkPhoto()}>
              {t('explore-filters.checkPhoto')}
            </Button>
          ) : photo !== 'none' ? (
            <Button
              variant={filters.fits ? 'primary' : 'outline'}
              size="sm"
              disabled={!wears}
              aria-pressed={filters.fits}
              className="min-h-11"
              onClick={() => change({ fits: !filters.fits })}
            >
              {filters.fits || !wears
                ? t('explore-filters.fits')
                : t('explore-filters.option', {
                    words: t('explore-filters.fits'),
                    count: countOf({ fits: true }),
                  })}
            </Button>
          ) : (
            <Link to="/fitting-room" className={buttonStyle('outline', 'sm', 'min-h-11')}>
              {t('explore-filters.addPhoto')}
            </Link>
          )
        }
      />
      {today && <DayLook post={today} day={day} />}
      {shown.length === 0 ? (
        <Suspense>
          <NothingLeft
            filters={filters}
            currency={priceCurrency(outfits)}
            countOf={countOf}
            change={change}
            clear={clear}
          />
        </Suspense>
      ) : (
        <Masonry posts={shown.filter((post) => post !== today)} priority={6} />
      )}
    </>
  )
}

const fetchWatch = () => import('#client/features/fitting-room/watch-photo.ts')
const checkPhoto = async () => (await orToast(fetchWatch()))?.checkNow()

/** What her photo can wear. The fitting room's code comes later: no outfit waits for it. */
function useSeenPhoto() {
  const shopper = useShopper()
  const [seen, setSeen] = useState<SeenPhoto>()
  useEffect(() => {
    if (!shopper) return
    let stop: (() => void) | undefined
    let isGone = false
    void fetchWatch().then(
      ({ watchPhoto }) => {
        if (!isGone) stop = watchPhoto(setSeen)
      },
      () => setSeen({ wears: null, photo: 'none' }),
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [shopper])
  return seen ?? { wears: null, photo: shopper ? 'sought' : 'none' }
}

const Loading = () => (
  <div className="grid min-h-[60dvh] place-content-center">
    <Spinner className="size-7 text-ink-soft" />
    <output className="sr-only">{t('common.loading')}</output>
  </div>
)
