import { shopperStore } from '#client/session/shopper-store.ts'
import type { Outfit } from '../outfit.ts'
import type { FinishedLook, ShownPicture } from '../try-on-state.ts'
import { rememberedLooks, showAgain } from '../adjust/look-adjuster.ts'
import { useTryOnStore } from '../try-on-store.ts'
import { showTried } from './find-before.ts'

/** A look that was finished since the page was opened. */
export type EarlierLook = {
  look: FinishedLook
  /** An address of its picture that stays: the look's own is given up when another one is shown. */
  url: string
  outfit: Outfit
  before: ShownPicture | null
  saving: 'no' | 'saving' | 'saved'
}

type State = {
  /** In the order in which they were made. */
  looks: EarlierLook[]
  /** The look that stands in the photo's place beside the one that is shown. */
  comparedId: string | null
}

export const useEarlierLooks = shopperStore<State>((_, former) => {
  former?.looks.forEach(release)
  return { looks: [], comparedId: null }
})

/** The page may still be decoding the picture from that address. */
function release({ look, url }: EarlierLook) {
  if (look.blob) setTimeout(() => URL.revokeObjectURL(url), 1_000)
}

const idOf = ({ look }: EarlierLook) => look.predictionId

const addressOf = ({ blob, url }: FinishedLook) => (blob ? URL.createObjectURL(blob) : url)

/** Every look that the page shows is remembered as it is shown last. */
useTryOnStore.subscribe(({ state, outfit, before, saving }) => {
  if (state.phase !== 'complete' || !outfit) return
  const { look } = state
  const { looks, comparedId } = useEarlierLooks.getState()
  const at = looks.findIndex((one) => idOf(one) === look.predictionId)
  const known = looks[at]
  const isSame = known?.look.blob === look.blob
  const url = known && isSame ? known.url : addressOf(look)
  if (known && !isSame) release(known)
  const shown = { look, url, outfit, before, saving }
  const all = at < 0 ? [...looks, shown] : looks.with(at, shown)
  all.slice(0, -rememberedLooks).forEach(release)
  useEarlierLooks.setState({
    looks: all.slice(-rememberedLooks),
    // Of one look there is nothing to compare.
    ...(comparedId === idOf(shown) && { comparedId: null }),
  })
})

/** Shows a look again in place of the one that is there. */
export function goBackTo({ look: earlier, outfit, before, saving }: EarlierLook) {
  const look = { ...earlier, url: addressOf(earlier) }
  // At once, or this outfit would be noted of the look that still stands there.
  useTryOnStore.setState({ state: { phase: 'complete', progress: 100, look }, outfit, saving })
  showTried(outfit, before?.blob ? { ...before, blob: before.blob } : null)
  showAgain(look)
}

/** Compares the look that is shown with another one; null for her photo. */
export const compareWith = (other: EarlierLook | null) =>
  useEarlierLooks.setState({ comparedId: other && idOf(other) })

/** Looks on the same photo as the one that is shown: only these lie exactly over it. */
export const comparableTo = (predictionId: string, looks: EarlierLook[]) => {
  const shown = looks.find((one) => idOf(one) === predictionId)
  return looks.filter(
    (one) => one !== shown && one.before !== null && one.before.blob === shown?.before?.blob,
  )
}
