import { useState } from 'react'
import { ProductPicture } from '#client/ui/product/product-picture.tsx'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { AlternativesDialog } from './outfits/alternatives-dialog.tsx'

type Props = {
  /** The pieces as they were put together, in their order. */
  composed: Product[]
  /** The pieces as shown now, in the same order; some may be replaced. */
  shown: Product[]
  onChange: (shown: Product[]) => void
}

/** Lets her replace pieces of an outfit on this page. What she then tries on, saves and shops is the changed outfit. */
export function ChangePieces({ composed, shown, onChange }: Props) {
  const [at, setAt] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const chosen = shown[at]
  const isChanged = shown.some(({ id }, index) => id !== composed[index]?.id)

  function put(piece: Product) {
    onChange(shown.map((one, index) => (index === at ? piece : one)))
    setIsOpen(false)
  }

  return (
    <section aria-labelledby="change">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="change" className="font-display text-display-sm">
          {t('studio.insteadTitle')}
        </h2>
        {isChanged && (
          <Button variant="quiet" size="sm" className="-me-4" onClick={() => onChange(composed)}>
            {t('studio.asComposed')}
          </Button>
        )}
      </div>
      <ul className="mt-4 grid grid-cols-3 gap-x-3 gap-y-5 sm:grid-cols-4">
        {shown.map((piece, index) => (
          <li key={composed[index]?.id} className="min-w-0">
            <ProductPicture product={piece} alt={piece.name} sizes="8rem" />
            <Button
              variant="quiet"
              size="sm"
              className="mt-1 w-full px-1"
              aria-label={t('studio.insteadNamed', { name: piece.name })}
              onClick={() => {
                setAt(index)
                setIsOpen(true)
              }}
            >
              {t('studio.instead')}
            </Button>
          </li>
        ))}
      </ul>
      {chosen && (
        <AlternativesDialog
          open={isOpen}
          piece={chosen}
          beside={shown.filter((_, index) => index !== at)}
          onChoose={put}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  )
}
