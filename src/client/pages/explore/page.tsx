import { useState } from 'react'
import { DayLook } from '#client/features/explore/day-outfit.tsx'
import { lookOfTheDay } from '#client/features/explore/outfit-of-the-day.ts'
import { Masonry } from '#client/features/explore/masonry.tsx'
import { posts, type Post } from '#client/features/explore/posts.ts'
import { t } from '#client/i18n/messages.ts'
import { Loaded } from '#client/session/shown-when-loaded.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Link } from '#client/ui/link.tsx'
import { Spinner } from '#client/ui/spinner.tsx'

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

/** The one of today first, large, and all others on the wall. */
function Outfits({ outfits }: { outfits: Post[] }) {
  const [day] = useState(() => new Date())
  const today = lookOfTheDay(outfits, day)
  return (
    <>
      {today && <DayLook post={today} day={day} />}
      <Masonry posts={outfits.filter((post) => post !== today)} priority={6} />
    </>
  )
}

const Loading = () => (
  <div className="grid min-h-[60dvh] place-content-center">
    <Spinner className="size-7 text-ink-soft" />
    <output className="sr-only">{t('common.loading')}</output>
  </div>
)
