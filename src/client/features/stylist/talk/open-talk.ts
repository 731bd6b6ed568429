import { readAppState } from '#client/session/app-state.ts'
import { currentShopper, type ShopperId } from '#client/session/shopper.ts'
import { fetchStylingProfile } from '#client/features/style-profile/profile-calls.ts'
import { ceilings, type Ceiling } from '@cabine/sophia/answering/pieces/chat-choices.ts'
import { readProfile, tierLimits } from '@cabine/sophia/questions/profile.ts'
import { beginAgain, goTo, openAt, type Script } from '@cabine/sophia/answering/talk/talk.ts'
import { dispatch, startEffects, take } from './pieces/piece-turns.ts'
import { loadThingWords } from './wish-words.ts'
import { claimTalk, readTalk, setTalk } from './talk-store.ts'

/** The number of a search or a pause that was going on when the page was left, so that it is started once. */
let resumed: string | null = null

/** Opens the talk at a door, where it was left, also by a reload. */
export function openTalk(door: Script, shopper: ShopperId) {
  void loadThingWords()
  claimTalk(shopper)
  const { talk, seed } = readTalk()
  if (resumed !== seed) {
    resumed = seed
    // The timer and the search of before a reload are started again.
    startEffects(talk.pieces)
  }
  take(openAt(talk, door, Date.now()))
  if (shopper) void readProfileOf(shopper)
}

/** Goes on with single pieces or with outfits. */
export const switchTo = (script: Script) => take(goTo(readTalk().talk, script, Date.now()))

export function startOver() {
  setTalk({ showsCollection: false, hiddenFrom: null, changing: null })
  take(beginAgain(readTalk().talk, Date.now()))
}

/** Takes name and budget from the styling profile, if there is one. */
async function readProfileOf(shopper: string) {
  if (!readAppState()?.styling_profile) return
  const kept = await fetchStylingProfile().catch(() => null)
  if (!kept || currentShopper() !== shopper) return
  const { shoppingTier } = readProfile(kept.answers)
  setTalk({ profileName: kept.name })
  dispatch({ type: 'budget', ceiling: shoppingTier ? ceilingOf(tierLimits[shoppingTier]) : null })
}

const ceilingOf = (cents: number | undefined): Ceiling | null =>
  ceilings.find((one) => one * 100 === cents) ?? null
