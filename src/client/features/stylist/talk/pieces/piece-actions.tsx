import { useId, useState } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
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

/** Below a piece, whose card tries it on: asks for an outfit around it, another colour or a lower price. */
export function PieceActions({ product }: { product: Product }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const { pieces: chat } = useTalk()
  const canAsk = isHerTurn(chat) && chat.step === 'recommendations'
  return (
    <div className="mt-2">
      <button
        type="button"
        aria-label={t('stylist-chat.askAbout', { name: product.name })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className={buttonStyle('quiet', 'sm', '-ms-3 px-3!')}
      >
        {t('stylist-chat.styleIt')}
        <ChevronDown
          aria-hidden
          strokeWidth={1.5}
          className={cx('size-5 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
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
