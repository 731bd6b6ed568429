import { useId, useState } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { isTryable, TryOnLink } from '#client/ui/product/try-on-link.tsx'
import { chipStyle } from '#client/ui/chip-row.tsx'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { buttonStyle } from '#client/ui/button-style.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import type { PieceWish } from '@cabine/sophia/answering/pieces/conversation.ts'
import { isHerTurn } from '@cabine/sophia/answering/pieces/open-wishes.ts'
import { useTalk } from '../talk-store.ts'
import { dispatch } from './piece-turns.ts'

const wishes: readonly PieceWish[] = ['outfit', 'another_colour', 'cheaper']

/** The buttons below a piece: try it on, or ask for an outfit around it, another colour or a lower price. */
export function PieceActions({ product }: { product: Product }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const { pieces: chat } = useTalk()
  const canAsk = isHerTurn(chat) && chat.step === 'recommendations'
  return (
    <div className="mt-2">
      <div className="flex items-center gap-1">
        <TryOnLink
          product={product}
          iconClassName="size-4 shrink-0 max-[24rem]:hidden"
          // With a mouse this button is on the picture.
          className={buttonStyle(
            'outline',
            'sm',
            'min-w-0 flex-1 px-3! whitespace-nowrap pointer-fine:hidden',
          )}
        />
        <button
          type="button"
          aria-label={t('stylist-chat.askAbout', { name: product.name })}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className={buttonStyle('quiet', 'sm', 'px-3! pointer-fine:-ms-3')}
        >
          <span className={isTryable(product) ? 'pointer-coarse:sr-only' : undefined}>
            {t('stylist-chat.styleIt')}
          </span>
          <ChevronDown
            aria-hidden
            strokeWidth={1.5}
            className={cx('size-5 transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </div>
      <ul id={id} hidden={!isOpen} className="mt-2 grid justify-items-start gap-2">
        {wishes.map((wish) => (
          <li key={wish}>
            <button
              type="button"
              disabled={!canAsk}
              onClick={() => {
                setIsOpen(false)
                dispatch({ type: 'ask', wish, piece: product })
              }}
              className={chipStyle(false, 'text-sm')}
            >
              {t(`stylist-chat.piece_${wish}`)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
