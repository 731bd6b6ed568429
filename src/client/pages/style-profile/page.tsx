import { Suspense } from 'react'
import { useLoaderData } from 'react-router'
import { FlowScreen } from '#client/features/style-profile/flow-screen.tsx'
import { fetchStylingProfile } from '#client/features/style-profile/profile-calls.ts'
import {
  ClosingScreen,
  fetchProfileParts,
  ProfileScreen,
} from '#client/features/style-profile/lazy-parts.tsx'
import { Portrait } from '#client/features/style-profile/portrait.tsx'
import { openProfile, useProfile } from '#client/features/style-profile/profile-store.ts'
import { inPhrases, t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'

const CouldNotLoad = laterPart(async () => (await import('#client/ui/could-not-load.tsx')).CouldNotLoad)

export async function loader() {
  fetchProfileParts().catch(() => undefined)
  const kept = await fetchStylingProfile().catch(() => null)
  if (kept) openProfile(kept)
  return { isTold: kept !== null }
}

/** In the first view, which the build renders, it is unknown how far the shopper is. */
type Loaded = Awaited<ReturnType<typeof loader>> | { isTold: undefined }

export function Component() {
  const { isTold } = useLoaderData<Loaded>()
  return (
    <>
      <title>{t('style-profile.pageTitle')}</title>
      {isTold === undefined ? <FlowSkeleton /> : isTold ? <Screen /> : <Unreachable />}
    </>
  )
}

function Screen() {
  const { screen } = useProfile()
  if (screen === 'flow') return <FlowScreen />
  return (
    <Suspense fallback={<main id="content" className="min-h-dvh" />}>
      {screen === 'closing' ? <ClosingScreen /> : <ProfileScreen />}
    </Suspense>
  )
}

const FlowSkeleton = () => (
  <main
    id="content"
    className="page grid content-start items-center gap-x-16 gap-y-7 pt-19 lg:grid-cols-2 lg:pt-28 xl:gap-x-24"
  >
    <Portrait />
    <div className="grid content-center gap-4 lg:gap-6">
      <h1 className="font-display text-display-md lg:text-display-lg">
        {inPhrases(t('style-profile.title'))}
      </h1>
      <Skeleton className="h-6" />
      <Skeleton className="h-6 w-4/5" />
    </div>
  </main>
)

const Unreachable = () => (
  <main id="content" className="page pt-8 pb-20 lg:pt-14">
    <h1 className="mb-8 font-display text-display-lg">{t('style-profile.title')}</h1>
    <Suspense>
      <CouldNotLoad>{t('style-profile.unreachable')}</CouldNotLoad>
    </Suspense>
  </main>
)
