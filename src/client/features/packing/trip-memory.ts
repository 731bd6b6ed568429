import * as v from 'valibot'
import { productOccasions } from '@cabine/sophia/vocabulary/product-categories.ts'
import { closetOwner } from '#client/features/closet/closet-store.ts'
import { placeOfWeather, weatherTold } from '#client/features/today/today-memory.ts'
import { readStored, removeStored, writeStored } from '#client/lib/browser-storage.ts'
import { shopperStore } from '#client/session/shopper-store.ts'
import { occasions } from '#shared/occasions.ts'
import { bagSizes, type BagSize } from '#shared/own-clothes/packing.ts'

const text = v.string()
const ids = v.array(text)

const outfit = v.object({ pieces: ids, lacksLayer: v.boolean(), lacksShoes: v.boolean() })

const packedDay = v.object({
  date: text,
  weather: weatherTold,
  occasion: v.picklist(productOccasions),
  outfit: v.nullable(outfit),
  lack: v.nullable(v.picklist(['closet', 'bag'])),
})

/** Where she travels, when, for what, with which bag; and what was packed. It stays on this device: it says where she will be. */
const trip = v.object({
  place: v.nullable(placeOfWeather),
  from: text,
  to: text,
  /** What she expects of days that no forecast knows. */
  told: v.nullable(weatherTold),
  occasion: v.picklist(occasions),
  /** Of days on which it is another one. */
  occasions: v.record(text, v.picklist(occasions)),
  bag: v.picklist(Object.keys(bagSizes) as BagSize[]),
  packing: v.nullable(v.object({ pieces: ids, days: v.array(packedDay) })),
  /** What lies in the bag. */
  ticked: ids,
  /** What she takes besides clothes. */
  things: v.array(text),
})
export type Trip = v.InferOutput<typeof trip>

const noTrip: Trip = {
  place: null,
  from: '',
  to: '',
  told: null,
  occasion: 'everyday',
  occasions: {},
  bag: 'cabin',
  packing: null,
  ticked: [],
  things: [],
}
const keyOf = (owner: string) => `trip:${owner}`

export function readTrip(owner: string): Trip {
  try {
    return v.parse(trip, JSON.parse(readStored(keyOf(owner)) ?? ''))
  } catch {
    return noTrip
  }
}

export const forgetTrip = (owner: string) => removeStored(keyOf(owner))

export const useTrip = shopperStore<Trip>(() => readTrip(closetOwner()))

export function keepTrip(change: Partial<Trip>) {
  useTrip.setState(change)
  writeStored(keyOf(closetOwner()), JSON.stringify(useTrip.getState()))
}

export const beginTrip = () => keepTrip(noTrip)
