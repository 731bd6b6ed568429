import { startTransition, useActionState } from 'react'
import Sparkles from 'lucide-react/icons/sparkles'
import { useNavigate } from 'react-router'
import { useShopper } from '#client/session/app-state.ts'
import { logInPath } from '#client/session/next-path.ts'
import { t } from '#client/i18n/messages.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { chosenPath } from './chosen-path.ts'
import { generate } from './generate.ts'
import { readChosen, useChosen } from './selection-store.ts'
import { useIsGenerating, useStudio } from './studio-store.ts'

/** A bar that stays in sight below the templates: how many are chosen, and the button to generate outfits. */
export function GenerateBar({ onStarted }: { onStarted: () => void }) {
  const count = useChosen().size
  const isVisitor = useShopper() === null
  const isGenerating = useIsGenerating()
  const navigate = useNavigate()

  const [, start, isStarting] = useActionState(async () => {
    const chosen = [...readChosen()]
    if (isVisitor && chosen.length > 0) return void navigate(logInPath(chosenPath(chosen)))
    if (await generate(chosen)) onStarted()
  }, undefined)
  const isBusy = isStarting || isGenerating

  return (
    <div className="sticky bottom-0 z-10 mt-6 pb-[env(safe-area-inset-bottom)] max-sm:-mx-5 sm:bottom-4 sm:mt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-hairline bg-raised px-5 py-3 shadow-float sm:rounded-lg sm:border-0 sm:px-6 sm:py-4">
        {isGenerating ? <BatchWords onShow={onStarted} /> : <Hint count={count} isVisitor={isVisitor} />}
        <Button
          className="max-sm:w-full"
          loading={isBusy}
          icon={<Sparkles aria-hidden className="size-5" strokeWidth={1.5} />}
          onClick={() => startTransition(start)}
        >
          {t(isBusy ? 'studio.generating' : 'studio.generate')}
        </Button>
      </div>
    </div>
  )
}

const Hint = ({ count, isVisitor }: { count: number; isVisitor: boolean }) => (
  <p className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
    <output>
      <Badge tone={count > 0 ? 'accent' : 'neutral'}>{t('studio.selected', { count })}</Badge>
    </output>
    {isVisitor && <span className="once-known text-sm text-ink-soft">{t('studio.visitorHint')}</span>}
  </p>
)

function BatchWords({ onShow }: { onShow: () => void }) {
  const batch = useStudio((state) => state.batch)
  const total = batch?.outfits.length ?? 0
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <output className="tabular-nums">{t('studio.progress', { count: batch?.count ?? 0, total })}</output>
      <Button variant="quiet" size="sm" className="max-sm:-ms-4" onClick={onShow}>
        {t('studio.seeDesk')}
      </Button>
    </div>
  )
}
