import { Suspense, use, useId, useState, type KeyboardEvent } from 'react'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { chipStyle } from '#client/ui/chip-row.tsx'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { Button } from '#client/ui/button.tsx'
import { inputStyle } from '#client/ui/field.tsx'
import type { Answer } from '@cabine/sophia/questions/question-flow.ts'
import { maxBrandLength, maxBrands } from '@cabine/sophia/questions/onboarding.ts'

type Props = { brands: Answer; onChange: (brands: Answer) => void }

const maxSuggested = 12

/** The brands with the most pieces in the shop; none if the search fails. */
const fetchBrands = () =>
  request(api.search.$get({ query: {} }))
    .then(({ facets }) => facets.brands.slice(0, maxSuggested * 2).map(({ value }) => value))
    .catch((): string[] => [])

const isIn = (brands: Answer, brand: string) =>
  brands.some((one) => one.toLowerCase() === brand.toLowerCase())

/** A list of brands: typed, or chosen from the brands of the shop. */
export function BrandField({ brands, onChange }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [suggested] = useState(fetchBrands)
  const brand = typed.trim()
  const isFull = brands.length >= maxBrands
  const canAdd = brand !== '' && !isFull && !isIn(brands, brand)

  function add() {
    if (canAdd) onChange([...brands, brand])
    setTyped('')
  }

  function addByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || brand === '') return
    // Enter adds the brand; it must not submit the form.
    event.preventDefault()
    add()
  }

  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <label htmlFor={id} className="label">
          {t('style-questions.brandLabel')}
        </label>
        <div className="flex gap-2">
          <input
            id={id}
            value={typed}
            maxLength={maxBrandLength}
            disabled={isFull}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onKeyDown={addByEnter}
            className={inputStyle}
          />
          <Button variant="outline" disabled={!canAdd} onClick={add}>
            {t('style-questions.brandAdd')}
          </Button>
        </div>
      </div>
      {brands.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {brands.map((one) => (
            <li key={one}>
              <button
                type="button"
                onClick={() => onChange(brands.filter((other) => other !== one))}
                className={chipStyle(true)}
              >
                <span aria-hidden>{one}</span>
                <span className="sr-only">{t('style-questions.brandRemove', { brand: one })}</span>
                <X aria-hidden className="size-4" strokeWidth={2} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        <Suggested
          brands={suggested}
          taken={brands}
          disabled={isFull}
          onAdd={(one) => onChange([...brands, one])}
        />
      </Suspense>
    </div>
  )
}

type SuggestedProps = {
  brands: Promise<string[]>
  taken: Answer
  disabled: boolean
  onAdd: (brand: string) => void
}

function Suggested({ brands, taken, disabled, onAdd }: SuggestedProps) {
  const others = use(brands)
    .filter((brand) => brand && !isIn(taken, brand))
    .slice(0, maxSuggested)
  if (others.length === 0) return null
  return (
    <fieldset className="grid gap-2">
      <legend className="label mb-2">{t('style-questions.brandSuggestions')}</legend>
      <div className="flex flex-wrap gap-2">
        {others.map((brand) => (
          <button
            key={brand}
            type="button"
            disabled={disabled}
            onClick={() => onAdd(brand)}
            className={chipStyle()}
          >
            <Plus aria-hidden className="size-4" strokeWidth={1.5} />
            {brand}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
