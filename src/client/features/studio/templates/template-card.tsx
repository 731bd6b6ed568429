import { useId, type ReactNode } from 'react'
import Check from 'lucide-react/icons/check'
import { inShopperLanguage } from '#client/i18n/editorial.ts'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { swatchOfShade } from '#client/ui/product/shade-swatches.ts'
import { toggleTemplate } from '../selection-store.ts'
import type { Template } from '../studio-calls.ts'
import { colourText, occasionText, pieceText, styleText } from './template-words.ts'

type Props = { template: Template; picture: ReactNode; isChosen: boolean }

/** The whole card is a checkbox. */
export function TemplateCard({ template, picture, isChosen }: Props) {
  const id = useId()
  const { title, description, lang, occasion, style, colors } = inShopperLanguage(
    'templates',
    template.id,
    template,
  )
  return (
    <label
      className={cx(
        'group relative grid h-full grid-cols-[36%_minmax(0,1fr)] gap-4 rounded-md bg-raised p-3 transition-shadow duration-(--duration-calm) ease-out sm:grid-cols-1 sm:content-start sm:gap-5 sm:p-4',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent',
        isChosen
          ? 'shadow-[inset_0_0_0_2px_var(--accent)]'
          : 'shadow-[inset_0_0_0_1px_var(--hairline)] hover:shadow-[inset_0_0_0_1px_var(--edge)]',
      )}
    >
      {picture}
      <span className="flex flex-col gap-2 sm:px-1 sm:pb-1">
        <span className="label pe-8 text-ink-soft sm:pe-0">
          {t('studio.occasionAndStyle', { occasion: occasionText(occasion), style: styleText(style) })}
        </span>
        <span id={`${id}-title`} className="font-display text-display-sm text-balance" lang={lang}>
          {title}
        </span>
        <span id={`${id}-words`} className="flex flex-1 flex-col gap-2">
          <span className="text-pretty max-sm:text-sm" lang={lang}>
            {description}
          </span>
          <span className="text-sm text-ink-soft">{template.pieces.map(pieceText).join(' · ')}</span>
          <Swatches colors={colors} />
        </span>
      </span>
      <input
        type="checkbox"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-words`}
        checked={isChosen}
        onChange={() => toggleTemplate(template.id)}
        className="peer absolute end-3 top-2.5 size-6 appearance-none rounded-full border border-edge bg-paper outline-none checked:border-accent checked:bg-accent sm:end-6 sm:top-6 sm:size-7"
      />
      <Check
        aria-hidden
        strokeWidth={2.5}
        className="pointer-events-none absolute end-4 top-3.5 size-4 text-on-accent opacity-0 peer-checked:opacity-100 sm:end-7.5 sm:top-7.5"
      />
    </label>
  )
}

/** The colours of a template, each with its name. */
function Swatches({ colors }: { colors: string[] }) {
  return (
    <span className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-1 text-sm text-ink-soft">
      {colors.map((name) => {
        const colour = swatchOfShade(name)
        return (
          <span key={name} className="inline-flex items-center gap-1.5">
            {colour && (
              <span
                aria-hidden
                className="size-4 rounded-full border border-edge/50"
                style={{ background: colour }}
              />
            )}
            {colourText(name)}
          </span>
        )
      })}
    </span>
  )
}
