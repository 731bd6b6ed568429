import RotateCcw from 'lucide-react/icons/rotate-ccw'
import X from 'lucide-react/icons/x'
import { inShopperLanguage } from '#client/i18n/editorial.ts'
import { t } from '#client/i18n/messages.ts'
import { ActionButton } from '#client/ui/action-button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Link } from '#client/ui/link.tsx'
import type { DeskCard } from './batch-progress.ts'
import { tryAgain } from '../generate.ts'
import { dropFailed, useIsGenerating } from '../studio-store.ts'

type Making = Extract<DeskCard, { is: 'waiting' | 'working' }>

/** The card of an outfit that waits or is being made; a moving gradient shows that work is under way. */
export const MakingCard = ({ card: { is, title, templateId } }: { card: Making }) => (
  <article aria-busy className="grid gap-4">
    <div
      className={`paper-in-the-making relative grid aspect-3/4 content-end overflow-hidden rounded-md bg-tint p-6 ${is}`}
    >
      <p className="relative text-ink-soft">{t(is === 'working' ? 'studio.working' : 'studio.waiting')}</p>
    </div>
    <h3 className="font-display text-display-sm">
      {inShopperLanguage('templates', templateId, { title }).title}
    </h3>
  </article>
)

type Failed = Extract<DeskCard, { is: 'failed' }>

export function FailedCard({ card }: { card: Failed }) {
  const { templateId, reason } = card
  const { title } = inShopperLanguage('templates', templateId, card)
  const isGenerating = useIsGenerating()
  return (
    <article className="relative grid content-start justify-items-start gap-3 rounded-md p-6 shadow-[inset_0_0_0_1px_var(--hairline)]">
      <h3 className="pe-10 font-display text-display-sm">{title}</h3>
      <IconButton
        label={t('studio.dismiss', { title })}
        icon={<X aria-hidden className="size-5" strokeWidth={1.5} />}
        className="absolute end-2 top-2"
        onClick={() => dropFailed(templateId)}
      />
      <p className="max-w-[34ch] text-ink-soft">
        {t(reason === 'budget' ? 'studio.outfitTooDear' : 'studio.outfitFailed')}
      </p>
      {reason === 'budget' && (
        <Link to="/style-profile" className="link text-sm">
          {t('studio.toBudget')}
        </Link>
      )}
      <ActionButton
        variant="outline"
        size="sm"
        // One batch at a time.
        disabled={isGenerating}
        aria-label={t('studio.tryAgainNamed', { title })}
        icon={<RotateCcw aria-hidden className="size-4" strokeWidth={1.5} />}
        action={() => tryAgain(templateId)}
      >
        {t('common.tryAgain')}
      </ActionButton>
    </article>
  )
}
