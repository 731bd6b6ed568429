import { readStored, writeStored } from '#client/lib/browser-storage.ts'
import { shopperStore } from '#client/session/shopper-store.ts'
import { isLetter } from '#shared/sizes/size-order.ts'
import { herSizesKey } from './her-sizes-key.ts'

/**
 * The sizes that she has chosen last: a letter of clothes in small letters ('m'), and numbers of clothes and of shoes as the
 * search's address has them ('clothes:UK:10'). They stay on this device until she logs out.
 */
export type HerSizes = { letter?: string; clothes?: string; shoes?: string }

const names = ['letter', 'clothes', 'shoes'] as const

function read(): HerSizes {
  try {
    const kept: unknown = JSON.parse(readStored(herSizesKey) ?? '{}')
    const entries = Object.entries(typeof kept === 'object' && kept !== null ? kept : {})
    return Object.fromEntries(
      entries.filter(([name, value]) => names.some((one) => one === name) && typeof value === 'string'),
    )
  } catch {
    return {}
  }
}

const useStore = shopperStore<HerSizes>(read, { outlivesSignIn: true })

export const useHerSizes = () => useStore()

/** Whether a piece whose sizes are all letters does not come in hers. Numbers count otherwise in every shop, so nothing is said of them. */
export const useIsNotInHers = (sizes: readonly string[]) =>
  useStore(
    ({ letter }) =>
      letter !== undefined &&
      sizes.length > 0 &&
      sizes.every(isLetter) &&
      !sizes.some((size) => size.trim().toLowerCase() === letter),
  )

export function keepSizes(sizes: HerSizes) {
  useStore.setState(sizes)
  writeStored(herSizesKey, JSON.stringify(useStore.getState()))
}
