import { asItComes, EngineRefusal, pictureAdvice, type EndsAt, type RefusalCode } from '@cabine/engine'
import type { GarmentCategory } from '@cabine/engine/contract/garment-categories.ts'
import { openEngine } from '#client/lib/engine-session.ts'
import { digestOf } from '#client/lib/picture-data.ts'
import { readAppState } from '#client/session/app-state.ts'
import { shopperStore } from '#client/session/shopper-store.ts'
import { keepWearings, readWearings } from '../adjust/wearing-store.ts'
import { chooseCategory, takePieceAmong } from '../custom-picture.ts'
import { readOutfitState, useOutfitStore } from '../outfit-store.ts'
import { guessCategory } from '#client/lib/guess-category.ts'
import { noteRefused } from './refused-outfits.ts'

/** What is told of her own picture before it is worn. */
type PieceReading = {
  /** The picture that it is of. */
  picture: Blob | null
  /** The kind that it was read as; null while that is looked for. */
  category: GarmentCategory | null
  isRunning: boolean
  /** How its kind was told from the picture; null where it was said. */
  guess: GarmentCategory | 'unsure' | null
  /** The kinds that somebody wears in the picture, the largest first. */
  worn: GarmentCategory[]
  /** An object URL of the piece alone. */
  cutout: string | null
  /** Where the picture shows it to end, and where she says that it does. */
  endsAt: EndsAt | null
  saidEnd: EndsAt | null
  refusal: RefusalCode | null
}

const nothing: PieceReading = {
  picture: null,
  category: null,
  isRunning: false,
  guess: null,
  worn: [],
  cutout: null,
  endsAt: null,
  saidEnd: null,
  refusal: null,
}

export const usePieceReading = shopperStore<PieceReading>(() => nothing)
const { getState: read, setState: set } = usePieceReading

type Chosen = { picture: Blob | null; category: GarmentCategory; isKindOpen: boolean }

let latest = new AbortController()

/**
 * Reads the own picture as it is chosen, its kind first if nobody has said it. What was read of another picture, or as another
 * kind, is gone at once. The engine keeps what it finds, so that a start need not look again.
 */
export async function readPiece({ picture, category, isKindOpen }: Chosen, userId: string) {
  const { picture: former, category: formerly } = read()
  if (picture === former && (isKindOpen || category === formerly)) return
  latest.abort()
  latest = new AbortController()
  const { signal } = latest
  const { cutout } = read()
  if (cutout) URL.revokeObjectURL(cutout)
  const { guess, worn } = picture === former ? read() : nothing
  set({
    ...nothing,
    picture,
    guess,
    worn,
    isRunning: picture !== null,
    category: isKindOpen ? null : category,
  })
  if (!picture) return
  if (isKindOpen) await tellKind(picture, userId, signal)
  else await measure(picture, category, userId, signal)
}

/** A start waits for it. Once the kind is known, the piece is read again, as of that kind. */
async function tellKind(picture: Blob, userId: string, signal: AbortSignal) {
  const stopWaiting = () => useOutfitStore.setState({ isPreparing: false })
  useOutfitStore.setState({ isPreparing: true })
  signal.addEventListener('abort', stopWaiting)
  const { kind: told, worn, apart } = await guessCategory(picture)
  // What she has chosen meanwhile stands.
  if (signal.aborted) return
  // Of several the largest is taken until she chooses another one; it is read as a picture of its own.
  const isTaken =
    apart.length > 0 &&
    (await takePieceAmong(apart, 0, userId).then(
      () => true,
      () => false,
    ))
  if (isTaken || signal.aborted) return
  set({ guess: told ?? 'unsure', worn })
  stopWaiting()
  await chooseCategory(told ?? readOutfitState().category, userId)
}

async function measure(picture: Blob, category: GarmentCategory, userId: string, signal: AbortSignal) {
  try {
    const [{ cutout, endsAt }, { wearing }] = await Promise.all([
      openEngine().measureGarment({ category, image: picture }, signal),
      wornAs(picture, userId),
    ])
    if (signal.aborted) return
    set({ isRunning: false, cutout: URL.createObjectURL(cutout), endsAt, saidEnd: wearing.endsAt })
  } catch (error) {
    if (signal.aborted) return
    set({ isRunning: false })
    // A service may manage what this device cannot; and what is not of the picture is said by the start.
    if (!(error instanceof EngineRefusal) || !pictureAdvice.includes(error.code)) return
    if (readAppState()?.try_on_provider !== 'device') return
    set({ refusal: error.code })
    noteRefused({ id: 'custom' }, error.code)
  }
}

/** How the piece of a picture is worn, kept by the picture's digest. */
async function wornAs(picture: Blob, userId: string) {
  const key = await digestOf(picture)
  const [wearing = asItComes] = await readWearings(userId, [key])
  return { key, wearing }
}

export async function sayKind(category: GarmentCategory, userId: string) {
  set({ guess: null })
  await chooseCategory(category, userId)
}

/** It is cut to end there from the next look on. */
export async function sayEnd(end: EndsAt, userId: string) {
  const { picture, endsAt } = read()
  if (!picture) return
  const saidEnd = end === endsAt ? null : end
  set({ saidEnd })
  const { key, wearing } = await wornAs(picture, userId)
  await keepWearings(userId, [{ key, wearing: { ...wearing, endsAt: saidEnd } }])
}
