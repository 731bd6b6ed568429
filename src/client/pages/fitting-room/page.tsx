import { Suspense, useState } from 'react'
import BookHeart from 'lucide-react/icons/book-heart'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import { useLoaderData, useLocation, useNavigate, type LoaderFunctionArgs } from 'react-router'
import {
  ExternalProductPanel,
  fetchExternalProductPanel,
} from '#client/features/external-products/lazy-parts.tsx'
import { chooseMode } from '#client/features/fitting-room/outfit-store.ts'
import { fetchPresetLibrary } from '#client/features/fitting-room/preset-shelf.tsx'
import { presetLibrary } from '#client/features/fitting-room/presets.ts'
import { fetchPhotoQuestions } from '#client/features/fitting-room/photo-consent-sheet.tsx'
import { fetchRemovePhotoDialog } from '#client/features/fitting-room/photo-stage.tsx'
import { Room } from '#client/features/fitting-room/room.tsx'
import { fetchCustomOutfitForm, fetchFurtherShelves } from '#client/features/fitting-room/tray.tsx'
import { fetchSophia, SophiaButton } from '#client/features/stylist/sophia-button.tsx'
import { LookSearch } from '#client/features/fitting-room/fetch-parts.ts'
import { fetchStartConsent } from '#client/features/fitting-room/start-bar.tsx'
import { resetTryOn } from '#client/features/fitting-room/try-on-store.ts'
import { t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { Button } from '#client/ui/button.tsx'
import { LateDialog } from '#client/ui/late-dialog.tsx'
import { Part } from '#client/ui/failing-part.tsx'
import { orToast } from '#client/ui/toasts/toast-failure.ts'

const LookbookModal = laterPart(
  async () => (await import('#client/features/looks/lookbook-modal.tsx')).LookbookModal,
)

const fetchGuides = () => import('#client/features/fitting-room/guides.tsx')
const Guides = laterPart(async () => (await fetchGuides()).Guides)
const startTour = async () => (await orToast(fetchGuides()))?.openTutorial()

const DetailHost = laterPart(
  async () => (await import('#client/features/catalogue/lazy-parts.tsx')).DetailHost,
)

/** A piece that Sophia proposed, also after a reload. */
function Detail() {
  const isAsked = new URLSearchParams(useLocation().search).has('product')
  const navigate = useNavigate()
  return (
    <LateDialog open={isAsked} onClose={() => void navigate('.', { replace: true })}>
      <DetailHost />
    </LateDialog>
  )
}

/** The page shows at once; photo, outfits and a try-on from before a reload appear as they arrive. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const pieces = searchParams.get('pieces')
  const look = searchParams.get('look')
  // A shop's address or an external product: that tab reads the rest.
  if (searchParams.has('address') || searchParams.has('find')) chooseMode('custom')
  const shared = searchParams.get('shared')
  if (shared || pieces)
    import('#client/features/fitting-room/choose-arriving-pieces.ts')
      .then(({ takeShared, choose }) =>
        Promise.all([
          shared && takeShared(shared),
          pieces && choose(pieces, searchParams.get('from') === 'explore'),
        ]),
      )
      .catch(() => undefined)
  // Without a network the driver is requested again when a try-on starts.
  restore(look).catch(() => undefined)
  presetLibrary.prefetch()
  return { look }
}

/** Dialogs over the page are fetched after it, early enough for when the network fails later. */
const fetchOverlays = () =>
  Promise.all([
    fetchPhotoQuestions(),
    fetchRemovePhotoDialog(),
    fetchCustomOutfitForm(),
    fetchFurtherShelves(),
    fetchExternalProductPanel(),
    fetchPresetLibrary(),
    fetchStartConsent(),
    fetchGuides().then((guides) => guides.fetchSteps()),
    fetchSophia(),
    import('#client/features/billing/upgrade-dialogs.tsx'),
    import('#client/features/looks/lookbook-modal.tsx'),
  ])

/** The address names what the shopper came with, so that a reload finds it, until something else is chosen. */
function chooseOther() {
  if (location.search) history.replaceState(history.state, '', location.pathname)
  resetTryOn()
}

/** `?look=id`: a finished try-on that a notification led to. */
async function restore(look: string | null) {
  // It reads this device's storage, which is fetched beside the part that shows the photo (photo-stage.tsx).
  const { enterRoom } = await import('#client/features/fitting-room/enter-room.ts')
  const driver = await enterRoom(look)
  if (!driver) return
  await fetchOverlays()
  driver.prepareAhead()
}

export function Component() {
  const { look } = useLoaderData<typeof loader>()
  return (
    <div className="@container/room">
      <main id="content" className="room-page page sm:pt-5 sm:pb-16 lg:pt-10">
        <title>{t('fitting-room.pageTitle')}</title>
        <PageHead />
        {look && (
          <Part quiet>
            <Suspense>
              <LookSearch />
            </Suspense>
          </Part>
        )}
        <Room onChange={chooseOther} OtherShops={ExternalProductPanel} />
        <Part quiet>
          <Suspense>
            <Guides isBusy={look !== null} />
          </Suspense>
        </Part>
        <Detail />
      </main>
    </div>
  )
}

function PageHead() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 max-sm:pb-1 sm:mb-5 sm:items-end lg:mb-8">
      <div>
        <h1 className="font-display text-display-sm sm:text-display-md">{t('fitting-room.title')}</h1>
        <p className="mt-1 text-ink-soft max-sm:sr-only">{t('fitting-room.lead')}</p>
      </div>
      <div className="flex sm:gap-2">
        <Button
          variant="quiet"
          size="sm"
          className="max-sm:px-3.5"
          icon={<BookHeart aria-hidden className="size-4.5" strokeWidth={1.5} />}
          onClick={() => setIsOpen(true)}
        >
          <span className="max-sm:sr-only">{t('fitting-room.openLookbook')}</span>
        </Button>
        <Button
          variant="quiet"
          size="sm"
          className="max-sm:px-3.5 max-sm:me-1"
          onClick={() => void startTour()}
        >
          <CircleQuestionMark aria-hidden className="size-4.5 sm:hidden" strokeWidth={1.5} />
          <span className="max-sm:sr-only">{t('fitting-room.tutorial')}</span>
        </Button>
        <SophiaButton />
      </div>
      <LateDialog open={isOpen} onClose={() => setIsOpen(false)}>
        <LookbookModal open={isOpen} onClose={() => setIsOpen(false)} />
      </LateDialog>
    </div>
  )
}
