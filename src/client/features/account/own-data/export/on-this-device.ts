import { readRecord, type DeviceRecordName } from '#client/lib/device-store.ts'
import { readKeptCloset } from '#client/features/closet/kept-closet.ts'
import { readTrip } from '#client/features/packing/trip-memory.ts'
import { readMemory } from '#client/features/today/today-memory.ts'
import { readEvents } from '#client/features/wear-log/day-events.ts'
import { currentLanguage } from '#client/i18n/language.ts'
import { useRegionStore } from '#client/i18n/region.ts'
import { readStored } from '#client/lib/browser-storage.ts'
import { extensionOf, type Packed } from './file-names.ts'

const records = ['photo', 'last-look', 'custom-outfit'] as const satisfies DeviceRecordName[]

const numbered = (name: string, index: number) => (index === 0 ? name : `${name}-${index + 1}`)

/** What exists in this browser only: pictures that were never uploaded, and its settings. */
export async function readThisDevice(userId: string): Promise<Packed[]> {
  const kept = await Promise.all(
    records.map(async (name) => ({ name, record: await readRecord(userId, name) })),
  )
  const pictures = kept.flatMap(({ name, record }) =>
    [record ?? []].flat().map(({ blob }, index) => ({
      name: `this-device/${numbered(name, index)}.${extensionOf(blob.type)}`,
      input: blob,
    })),
  )
  const recentOutfits = ((await readRecord(userId, 'recent-outfits')) ?? []).map(({ name }) => name)
  const wearings = (await readRecord(userId, 'wearings')) ?? []
  const closet = await readKeptCloset(userId)
  const measures = await readRecord(userId, 'measures')
  const { region } = useRegionStore.getState()
  const settings = {
    language: currentLanguage(),
    country: region?.country ?? null,
    theme: readStored('theme') ?? 'light',
    wearings,
    recentOutfits,
    today: readMemory(userId),
    dayEvents: readEvents(userId),
    trip: readTrip(userId),
  }
  return [
    ...pictures,
    ...closet.pictures.map(({ id, blob }) => ({
      name: `this-device/closet/${id}.${extensionOf(blob.type)}`,
      input: blob,
    })),
    ...(closet.pieces.length > 0
      ? [{ name: 'this-device/closet.json', input: JSON.stringify(closet.pieces, null, 2) }]
      : []),
    ...(measures ? [{ name: 'this-device/measures.json', input: JSON.stringify(measures, null, 2) }] : []),
    { name: 'this-device/settings.json', input: JSON.stringify(settings, null, 2) },
  ]
}
