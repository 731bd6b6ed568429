import Check from 'lucide-react/icons/check'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { swatches } from '#client/ui/product/colour-swatches.ts'
import { maxColours } from '#shared/closet.ts'
import { colourFamilies, type ColourFamily } from '@cabine/sophia/vocabulary/product-categories.ts'

type Props = {
  value: ColourFamily[]
  onChange: (colours: ColourFamily[]) => void
  /** Those that are offered; all by default. */
  options?: readonly ColourFamily[]
}

/** Her piece's colours as swatches: a press adds or takes away one. */
export const ColourField = ({ value, onChange, options = colourFamilies }: Props) => (
  <fieldset className="min-w-0">
    <legend className="sr-only">{t('closet.colours')}</legend>
    <div className="-mx-1 flex flex-wrap">
      {options.map((colour) => {
        const isChosen = value.includes(colour)
        return (
          <label
            key={colour}
            className="relative grid size-11 place-items-center"
            title={t(`search-results.colour_${colour}`)}
          >
            <input
              type="checkbox"
              aria-label={t(`search-results.colour_${colour}`)}
              checked={isChosen}
              disabled={!isChosen && value.length >= maxColours}
              onChange={() => onChange(isChosen ? value.filter((one) => one !== colour) : [...value, colour])}
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            <span
              aria-hidden
              style={{ background: swatches[colour] }}
              className={cx(
                'pointer-events-none grid size-7 place-items-center rounded-full border border-edge transition-shadow duration-(--duration-quick) peer-disabled:opacity-45 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-accent',
                isChosen && 'shadow-[0_0_0_2px_var(--paper),0_0_0_4px_var(--accent)]',
              )}
            >
              {isChosen && (
                <Check className={cx('size-4 mix-blend-difference text-white')} strokeWidth={2.5} />
              )}
            </span>
          </label>
        )
      })}
    </div>
  </fieldset>
)
