import { useNavigate } from 'react-router'
import { useIsPremium } from '#client/session/app-state.ts'
import { openUpgrade } from '#client/features/billing/upgrade-store.ts'
import { requestStartOnArrival } from '#client/features/fitting-room/start-request.ts'
import { wearableOf } from '#client/features/wishlist/outfit-rule.ts'
import type { Product } from '#shared/product.ts'
import { AnswerBar } from '../fitting-room-chat/answer-bar.tsx'
import { SophiaChatLog } from '../fitting-room-chat/sophia-chat-log.tsx'

export { sayAnything } from './say-anything.ts'

/** The talk about outfits outside the fitting room, which a try-on opens. */
export function OutfitTalk() {
  const navigate = useNavigate()
  const isPremium = useIsPremium()
  function tryOn(pieces: readonly Product[]) {
    const { productIds, needsLuxe } = wearableOf([...pieces])
    if (needsLuxe && !isPremium) return openUpgrade('luxe', 'premium_outfit')
    const ids = productIds.join(',')
    requestStartOnArrival(ids)
    void navigate(`/fitting-room?pieces=${ids}`)
  }
  return (
    <div className="mx-auto w-full max-w-4xl pt-6">
      <SophiaChatLog onTryOn={tryOn} />
    </div>
  )
}

export const OutfitFooter = () => (
  <div className="mx-auto w-full max-w-4xl">
    <AnswerBar />
  </div>
)
