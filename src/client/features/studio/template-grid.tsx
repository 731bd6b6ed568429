import { Suspense, use } from 'react'
import { CouldNotLoad } from '#client/ui/could-not-load.tsx'
import { t } from '#client/i18n/messages.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { useChosen } from './selection-store.ts'
import type { ShopPieces, Template, Templates } from './studio-calls.ts'
import { TemplateCard } from './templates/template-card.tsx'
import { TemplatePicture } from './templates/template-picture.tsx'
import { piecesOfTemplate } from './templates/template-pieces.ts'

const columns = 'grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 xl:grid-cols-4'

export function TemplateGrid({ templates, shop }: { templates: Templates; shop: ShopPieces }) {
  const found = use(templates)
  if (!found) return <CouldNotLoad>{t('studio.templatesUnreachable')}</CouldNotLoad>
  if (found.length === 0) return <p className="text-lg text-ink-soft">{t('studio.templatesEmpty')}</p>
  return (
    <ul className={columns}>
      {found.map((template, index) => (
        <li key={template.id} className="min-w-0">
          <Choice template={template} shop={shop} isMirrored={index % 2 === 1} />
        </li>
      ))}
    </ul>
  )
}

type ChoiceProps = { template: Template; shop: ShopPieces; isMirrored: boolean }

function Choice({ template, shop, isMirrored }: ChoiceProps) {
  const isChosen = useChosen().has(template.id)
  const picture = (
    // A template can be chosen before the pieces for its picture have been fetched.
    <Suspense fallback={<TemplatePicture pieces={[]} colors={template.colors} isMirrored={isMirrored} />}>
      <Pictured template={template} shop={shop} isMirrored={isMirrored} />
    </Suspense>
  )
  return <TemplateCard template={template} picture={picture} isChosen={isChosen} />
}

const Pictured = ({ template, shop, isMirrored }: ChoiceProps) => (
  <TemplatePicture
    pieces={piecesOfTemplate(template, use(shop))}
    colors={template.colors}
    isMirrored={isMirrored}
  />
)

export const TemplateSkeletons = () => (
  <div className={columns}>
    <output className="sr-only">{t('common.loading')}</output>
    {Array.from({ length: 8 }, (_, index) => (
      <div
        key={index}
        className="grid grid-cols-[36%_minmax(0,1fr)] content-start gap-4 rounded-md p-3 shadow-[inset_0_0_0_1px_var(--hairline)] sm:grid-cols-1 sm:p-4"
      >
        <Skeleton className="aspect-4/5" />
        <div>
          <Skeleton className="h-3 w-1/3" />
          <Skeleton className="mt-4 h-7 w-3/4" />
          <Skeleton className="mt-4 h-4" />
          <Skeleton className="mt-3 mb-2 h-4 w-2/3" />
        </div>
      </div>
    ))}
  </div>
)
