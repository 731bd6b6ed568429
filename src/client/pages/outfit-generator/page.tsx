import { Suspense, useRef } from 'react'
import ArrowDown from 'lucide-react/icons/arrow-down'
import { useLoaderData } from 'react-router'
import { readAppState, useShopper } from '#client/session/app-state.ts'
import { chosenIn } from '#client/features/studio/chosen-path.ts'
import { GenerateBar } from '#client/features/studio/generate-bar.tsx'
import { openDesk } from '#client/features/studio/generate.ts'
import { HowItWorks } from '#client/features/studio/how-it-works.tsx'
import { SelectionButtons } from '#client/features/studio/selection-buttons.tsx'
import { chooseTemplates } from '#client/features/studio/selection-store.ts'
import { fetchShopPieces, fetchTemplates, type Template } from '#client/features/studio/studio-calls.ts'
import { useStudio } from '#client/features/studio/studio-store.ts'
import { TemplateGrid, TemplateSkeletons } from '#client/features/studio/template-grid.tsx'
import { inPhrases, t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { Button } from '#client/ui/button.tsx'

const fetchDeskCode = () => import('#client/features/studio/desk.tsx')
const Desk = laterPart(async () => (await fetchDeskCode()).Desk)

export function loader({ request }: { request: Request }) {
  const chosen = chosenIn(request.url)
  const templates = fetchTemplates()
  if (chosen.length > 0) void templates.then((found) => choose(found, chosen))
  const isVisitor = readAppState() === null
  // Without a network it is asked for again when it is shown.
  if (!isVisitor) fetchDeskCode().catch(() => undefined)
  return {
    templates,
    shop: fetchShopPieces(),
    desk: isVisitor ? null : openDesk(),
  }
}

/** Keeps the chosen templates that still exist. */
function choose(templates: Template[] | null, ids: string[]) {
  const known = templates?.filter(({ id }) => ids.includes(id)) ?? []
  chooseTemplates(known.map(({ id }) => id))
}

export function Component() {
  const { templates, shop, desk } = useLoaderData<typeof loader>()
  const isVisitor = useShopper() === null
  const hasOutfits = useStudio(({ outfits }) => outfits.length > 0)
  const deskHeading = useRef<HTMLHeadingElement>(null)

  function showDesk() {
    deskHeading.current?.focus({ preventScroll: true })
    deskHeading.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <main
      id="content"
      className="page grid gap-x-16 pt-8 pb-20 *:min-w-0 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:pt-14"
    >
      <title>{t('studio.pageTitle')}</title>
      <div className="lg:self-end">
        <h1 className="font-display text-display-lg text-wrap">{inPhrases(t('studio.title'))}</h1>
        <p className="mt-5 max-w-[48ch] text-lg text-ink-soft">{t('studio.lead')}</p>
        {hasOutfits && (
          <Button variant="quiet" size="sm" className="mt-3 -ms-4" onClick={showDesk}>
            {t('studio.seeDesk')}
            <ArrowDown aria-hidden className="size-4" strokeWidth={1.75} />
          </Button>
        )}
      </div>
      {/* On a phone the templates come first, and the explanation below them. */}
      <div className="max-lg:order-1 max-lg:mt-14 lg:self-end">
        <HowItWorks />
      </div>
      <section aria-labelledby="templates" className="mt-10 lg:col-span-2 lg:mt-20">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 lg:mb-8">
          <h2 id="templates" className="font-display text-display-md">
            {t('studio.templates')}
          </h2>
          <Suspense>
            <SelectionButtons templates={templates} />
          </Suspense>
        </div>
        <Suspense fallback={<TemplateSkeletons />}>
          <TemplateGrid templates={templates} shop={shop} />
        </Suspense>
        <GenerateBar onStarted={showDesk} />
      </section>
      <div className="lg:col-span-2">
        {!isVisitor && desk && (
          <Suspense>
            <Desk found={desk} heading={deskHeading} />
          </Suspense>
        )}
      </div>
    </main>
  )
}
