import { t } from '#client/i18n/messages.ts'

/** Explains in three steps how outfits are generated. */
export const HowItWorks = () => (
  <aside aria-labelledby="how" className="rounded-lg bg-tint p-6 sm:p-8">
    <h2 id="how" className="font-display text-display-sm">
      {t('studio.howTitle')}
    </h2>
    <ol className="mt-4 grid gap-3">
      {(['how1', 'how2', 'how3'] as const).map((step, index) => (
        <li key={step} className="flex gap-4">
          <span aria-hidden className="w-4 shrink-0 font-display text-display-sm text-accent tabular-nums">
            {index + 1}
          </span>
          <span className="pt-1">{t(`studio.${step}`)}</span>
        </li>
      ))}
    </ol>
  </aside>
)
