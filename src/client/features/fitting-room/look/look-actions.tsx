import BookHeart from 'lucide-react/icons/book-heart'
import Check from 'lucide-react/icons/check'
import Share from 'lucide-react/icons/share'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Undo2 from 'lucide-react/icons/undo-2'
import { useStore } from 'zustand'
import { t } from '#client/i18n/messages.ts'
import { IconButton, iconButtonStyle } from '#client/ui/icon-button.tsx'
import { lookAdjuster } from '../adjust/look-adjuster.ts'
import type { Outfit } from '../outfit.ts'
import { showRoomTop } from '../show-room-top.ts'
import type { FinishedLook } from '../try-on-state.ts'
import { useTriedOutfit, useTryOn } from '../try-on-store.ts'
import { goBackTo, useEarlierLooks } from './earlier-looks.ts'
import { canShareLook, shareLook } from '#client/features/looks/share-look.ts'
import { isDoubtful } from './photograph-choices.ts'
import { useSaveLook } from './save-look.tsx'

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.5 } as const

/** What she does with a look, beside the bar's button: on a phone it stays in reach of her thumb, on a desk on the first screen. */
export function LookActions() {
  const state = useTryOn()
  const outfit = useTriedOutfit()
  return state.phase === 'complete' && outfit ? <Actions look={state.look} outfit={outfit} /> : null
}

function Actions({ look, outfit }: { look: FinishedLook; outfit: Outfit }) {
  const { saving, save } = useSaveLook(look)
  const isSaved = saving === 'saved'
  const words = t(isSaved ? 'try-on.saved' : saving === 'saving' ? 'try-on.saving' : 'try-on.saveToLookbook')
  const undo = useUndo(look)
  return (
    <div className="flex flex-wrap">
      {!isDoubtful(look) && (
        <button
          type="button"
          title={words}
          aria-disabled={saving !== 'no'}
          aria-describedby="save-hint"
          onClick={save}
          className={iconButtonStyle(
            false,
            'roomy:flex roomy:w-auto roomy:items-center roomy:gap-2 roomy:border roomy:border-edge roomy:px-4 roomy:font-medium',
          )}
        >
          {isSaved ? <Check {...icon} /> : <BookHeart {...icon} />}
          <span className="narrow:sr-only">{words}</span>
        </button>
      )}
      {canShareLook() && (
        <IconButton
          label={t('looks.share')}
          icon={<Share {...icon} />}
          onClick={() => void shareLook(look.blob ?? look.url, outfit.name)}
        />
      )}
      {outfit.items.length > 0 && (
        <IconButton
          label={t('looks.shopTheLook')}
          icon={<ShoppingBag {...icon} />}
          onClick={() => document.getElementById('worn-pieces')?.scrollIntoView({ block: 'center' })}
        />
      )}
      <IconButton
        label={t('wearing.undo')}
        icon={<Undo2 {...icon} className="size-5 rtl:-scale-x-100" />}
        aria-disabled={!undo}
        className="aria-disabled:opacity-40"
        onClick={() => {
          undo?.()
          showRoomTop()
        }}
      />
    </div>
  )
}

/** Takes the last change of the look back; without one, the look itself. */
function useUndo({ predictionId }: FinishedLook) {
  const isChanged = useStore(
    lookAdjuster.store,
    ({ look, past }) => look?.predictionId === predictionId && past.length > 0,
  )
  const looks = useEarlierLooks((state) => state.looks)
  const former = looks[looks.findIndex(({ look }) => look.predictionId === predictionId) - 1]
  if (isChanged) return lookAdjuster.undo
  return former && (() => goBackTo(former))
}
