import { create } from 'zustand'
import { readStored, writeStored } from '#client/lib/browser-storage.ts'
import { convert, type Rates } from '#shared/regions/rates.ts'
import { formatPrice, formatPriceRange } from './format.ts'
import { t } from './messages.ts'

/** Where she shops from, and what is paid with there. A guess of where the call came from gives way to her choice. */
export type Region = { country: string; currency: string; isChosen: boolean }

/** Rates as the server told them, and when, in ms since 1970. */
export type KeptRates = { rates: Rates; askedAt: number }

type State = { region: Region | null; rates: KeptRates | null }

const keys = { region: 'region', rates: 'rates' } as const

function readKept<Value extends object>(key: string, has: (keyof Value)[]): Value | null {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? 'null')
    return typeof kept === 'object' && kept !== null && has.every((name) => name in kept)
      ? (kept as Value)
      : null
  } catch {
    return null
  }
}

/** Kept on the device, so that the first prices of a visit are in her money at once. */
export const useRegionStore = create<State>(() => ({
  region: readKept<Region>(keys.region, ['country', 'currency']),
  rates: readKept<KeptRates>(keys.rates, ['rates', 'askedAt']),
}))

export const useRegion = () => useRegionStore(({ region }) => region)

export function setRegion(region: Region) {
  writeStored(keys.region, JSON.stringify(region))
  useRegionStore.setState({ region })
}

export function setRates(rates: KeptRates) {
  writeStored(keys.rates, JSON.stringify(rates))
  useRegionStore.setState({ rates })
}

/** No more digits than an 'about' can mean: 7,420 yen and not 7,423, 45 euros and not 45.31. */
function rounded(cents: number) {
  const amount = cents / 100
  if (amount < 10) return Math.round(cents)
  const step = amount < 1000 ? 1 : 10 ** (Math.floor(Math.log10(amount)) - 2)
  return Math.round(amount / step) * step * 100
}

type Converted = { price: string; date: string }

/** An amount, or all to `most`, in her money, rounded, and the day of the rate; null where it is in her money already, or cannot be told. */
export function inHerMoney(
  cents: number | null,
  currency: string,
  { region, rates }: State,
  most = cents,
): Converted | null {
  if (cents === null || !region || !rates || region.currency === currency) return null
  const converted = convert(cents, currency, region.currency, rates.rates)
  if (!converted) return null
  const least = rounded(converted.amount)
  const greatest = rounded(convert(most ?? cents, currency, region.currency, rates.rates)?.amount ?? 0)
  const price =
    greatest > least
      ? formatPriceRange(least, greatest, region.currency)
      : formatPrice(least, region.currency)
  return { price, date: converted.date }
}

/** The same for a component, which is drawn again when she chooses another country. */
export const useInHerMoney = (cents: number | null, currency: string, most = cents) =>
  inHerMoney(cents, currency, useRegionStore(), most)

/** A price within a sentence: 'about €43 · $49', or as the shop asks it where nothing else can be told. */
export function priceWithAbout(cents: number, currency: string) {
  const own = formatPrice(cents, currency)
  const about = inHerMoney(cents, currency, useRegionStore.getState())
  return about ? `${t('common.about', { price: about.price })} · ${own}` : own
}
