import { lazy, Suspense } from 'react'
import { useLoaderData } from 'react-router'
import { FlowScreen } from '#client/features/style-profile/flow-screen.tsx'
import { fetchStylingProfile } from '#client/features/style-profile/profile-calls.ts'
import {
  ClosingScreen,
  fetchTellingParts,
  ProfileScreen,
} from '#client/features/style-profile/lazy-parts.tsx'
import { openTelling, useTelling } from '#client/features/style-profile/profile-store.ts'
import { t } from '#client/i18n/messages.ts'
import { withMessages } from '#client/i18n/with-messages.ts'

const CouldNotLoad = lazy(async () => ({
  default: (await withMessages(import('#client/features/catalogue/could-not-load.tsx'), 'catalogue'))
    .CouldNotLoad,
}))

export async function loader() {
  fetchTellingParts().catch(() => undefined)
  const kept = await fetchStylingProfile().catch(() => null)
  if (kept) openTelling(kept)
  return { isTold: kept !== null }
}

export function Component() {
  const { isTold } = useLoaderData<typeof loader>()
  return (
    <>
      <title>{t('style-profile.pageTitle')}</title>
      {isTold ? <Screen /> : <Unreachable />}
    </>
  )
}

function Screen() {
  const { screen } = useTelling()
  if (screen === 'flow') return <FlowScreen />
  return (
    <Suspense fallback={<main id="content" className="min-h-dvh" />}>
      {screen === 'closing' ? <ClosingScreen /> : <ProfileScreen />}
    </Suspense>
  )
}

const Unreachable = () => (
  <main id="content" className="page pt-8 pb-20 lg:pt-14">
    <h1 className="mb-8 font-display text-display-lg">{t('style-profile.title')}</h1>
    <Suspense>
      <CouldNotLoad>{t('style-profile.unreachable')}</CouldNotLoad>
    </Suspense>
  </main>
)
