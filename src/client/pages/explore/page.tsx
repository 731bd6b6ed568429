import { Suspense, use } from 'react'
import { useLoaderData } from 'react-router'
import { CouldNotLoad } from '#client/ui/could-not-load.tsx'
import { Masonry } from '#client/features/explore/masonry.tsx'
import { readPosts, type Posts } from '#client/features/explore/posts.ts'
import { t } from '#client/i18n/messages.ts'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Link } from '#client/ui/link.tsx'
import { Spinner } from '#client/ui/spinner.tsx'

export const loader = () => ({ posts: readPosts() })

export function Component() {
  const { posts } = useLoaderData<typeof loader>()
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
      <Suspense fallback={<Loading />}>
        <Outfits found={posts} />
      </Suspense>
    </main>
  )
}

function Outfits({ found }: { found: Posts }) {
  const posts = found instanceof Promise ? use(found) : found
  return posts ? (
    <Masonry posts={posts} priority={6} />
  ) : (
    <CouldNotLoad>{t('explore.unreachable')}</CouldNotLoad>
  )
}

const Loading = () => (
  <div className="grid min-h-[60dvh] place-content-center">
    <Spinner className="size-7 text-ink-soft" />
    <output className="sr-only">{t('common.loading')}</output>
  </div>
)
