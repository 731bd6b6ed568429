import { shopperStore } from '#client/session/shopper-store.ts'
import { closetOwner } from '#client/features/closet/closet-store.ts'
import { readStored, removeStored, writeStored } from '#client/lib/browser-storage.ts'
import { weathers, type Weather } from '@cabine/sophia/questions/consultation.ts'
import { occasions } from '#shared/occasions.ts'
import { maxRefusals, refusalReasons, type Refusal } from '#shared/own-clothes/refusals.ts'
import * as v from 'valibot'

export type Occasion = (typeof occasions)[number]

/** `name` is empty where the browser told where she is. */
export const placeOfWeather = v.object({ name: v.string(), latitude: v.string(), longitude: v.string() })
export type Place = v.InferOutput<typeof placeOfWeather>

export const weatherTold = v.object({ warmth: v.picklist(weathers), isWet: v.boolean() })

/** What she told of her days. It stays on this device, whatever she keeps in her account: it says where she is. */
const memory = v.object({
  place: v.fallback(v.nullable(placeOfWeather), null),
  /** How she says that it feels, where no forecast does. */
  told: v.fallback(v.nullable(weatherTold), null),
  occasion: v.fallback(v.picklist(occasions), 'everyday'),
  refusals: v.fallback(
    v.array(v.object({ date: v.string(), pieces: v.array(v.string()), why: v.picklist(refusalReasons) })),
    [],
  ),
})
export type TodayMemory = v.InferOutput<typeof memory>

const nothing: TodayMemory = { place: null, told: null, occasion: 'everyday', refusals: [] }
const keyOf = (owner: string) => `today:${owner}`

export function readMemory(owner: string): TodayMemory {
  try {
    return v.parse(memory, JSON.parse(readStored(keyOf(owner)) ?? '{}'))
  } catch {
    return nothing
  }
}

export const forgetToday = (owner: string) => removeStored(keyOf(owner))

export const useToday = shopperStore<TodayMemory>(() => readMemory(closetOwner()))

function keep(change: Partial<TodayMemory>) {
  useToday.setState(change)
  writeStored(keyOf(closetOwner()), JSON.stringify(useToday.getState()))
}

export const setPlace = (chosen: Place | null) => keep({ place: chosen })
export const tellWeather = (warmth: Weather, isWet: boolean) => keep({ told: { warmth, isWet } })
export const setOccasion = (occasion: Occasion) => keep({ occasion })
export const refuse = (refusal: Refusal) =>
  keep({ refusals: [...useToday.getState().refusals, refusal].slice(-maxRefusals) })
export const takeBack = (refusal: Refusal) =>
  keep({ refusals: useToday.getState().refusals.filter((one) => one !== refusal) })
