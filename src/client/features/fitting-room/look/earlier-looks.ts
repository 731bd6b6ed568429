import { shopperStore } from '#client/session/shopper-store.ts'
import type { Outfit } from '../outfit.ts'
import type { FinishedLook, ShownPicture } from '../try-on-state.ts'
import { showAgain } from '../adjust/look-adjuster.ts'
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

/** Each holds a photo and a picture in memory. */
const maxLooks = 12

type State = {
  /** In the order in which they were made. */
  looks: EarlierLook[]
  /** The look that stands in the photo's place beside the one that is shown. */
  comparedId: string | null
}

export const useEarlierLooks = shopperStore<State>(() => ({ looks: [], comparedId: null }))

const idOf = ({ look }: EarlierLook) => look.predictionId

const addressOf = ({ blob, url }: FinishedLook) => (blob ? URL.createObjectURL(blob) : url)

/** Every look that the page shows is remembered as it is shown last. */
useTryOnStore.subscribe(({ state, outfit, before, saving }) => {
  if (state.phase !== 'complete' || !outfit) return
  const { look } = state
  const { looks, comparedId } = useEarlierLooks.getState()
  const at = looks.findIndex((one) => idOf(one) === look.predictionId)
  const known = looks[at]
  const url = known && known.look.blob === look.blob ? known.url : addressOf(look)
  const shown = { look, url, outfit, before, saving }
  useEarlierLooks.setState({
    looks: at < 0 ? [...looks, shown].slice(-maxLooks) : looks.with(at, shown),
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
