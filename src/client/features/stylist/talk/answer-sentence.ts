import { offeredAt } from '@cabine/sophia/answering/outfits/outfits-step.ts'
import { foldWords, readOption } from '@cabine/sophia/answering/outfits/options.ts'
import { outfitsMeaningOf } from '@cabine/sophia/answering/outfits/outfits-meaning.ts'
import {
  isHerTurn,
  openOptions,
  openQuestion,
  openWishes,
} from '@cabine/sophia/answering/pieces/open-wishes.ts'
import { remember } from '@cabine/sophia/answering/outfits/remembered-wishes.ts'
import { beforePieces } from '@cabine/sophia/answering/talk/before-pieces.ts'
import { routeOf } from '@cabine/sophia/answering/talk/route.ts'
import { carriedFrom, lastShown } from '@cabine/sophia/answering/talk/talk.ts'
import { readMemory, writeMemory } from '../sophia-memory.ts'
import { hearSentence } from './hear-sentence.ts'
import { findWhatIsWanted, isTyping, turn } from './outfits/outfit-turns.ts'
import { optionWordings } from './outfits/outfit-talk-words.ts'
import { optionText, wishText } from './pieces/chat-words.ts'
import { dispatch } from './pieces/piece-turns.ts'
import { applyToOutfits, readTalk, setTalk } from './talk-store.ts'

/** Presses the chip of the open question about pieces whose words she has typed; false where there is none. */
function pressChip(typed: string) {
  const { pieces } = readTalk().talk
  const said = foldWords(typed)
  const question = openQuestion(pieces)
  if (question) {
    const value = openOptions(pieces).find(
      (one) => one === said || foldWords(optionText(question, one)) === said,
    )
    if (value) dispatch({ type: 'pick', question, value })
    return value !== undefined
  }
  const wish = openWishes(pieces).find((one) => foldWords(wishText(one)) === said)
  if (wish) dispatch({ type: 'wish', wish })
  return wish !== undefined
}

/** Takes an answer about outfits, pressed or typed. Typed words that mean an option, in her language or in English, count as the option. */
export async function answer(input: string) {
  if (isTyping()) return
  const { talk, seed } = readTalk()
  const random = Math.random()
  const option = talk.script === 'outfits' && readOption(offeredAt(talk.outfits), input, optionWordings)
  if (option) return turn({ type: 'say', input: option, random }, findWhatIsWanted)
  // She seems to type while the words of the language are loaded.
  setTalk({ hiddenFrom: talk.outfits.messages.length })
  const { reading: read, heard, changes = [] } = await hearSentence(input)
  if (readTalk().seed !== seed) return
  const shown = lastShown(readTalk().talk)
  const [first = read, ...others] = shown === 'outfits' ? changes : []
  const reading = shown === null ? beforePieces(read) : first
  setTalk({ hiddenFrom: null })
  const route = routeOf(reading, heard, readTalk().talk)
  if (route.to === 'pieces') {
    const { wishes } = route.meaning.noted ?? {}
    if (wishes) writeMemory(remember(readMemory(), wishes))
    return dispatch({ type: 'say', typed: input, meaning: route.meaning })
  }
  const { talk: now } = readTalk()
  const carried = carriedFrom(now.pieces)
  setTalk({ talk: { ...applyToOutfits(now, [{ type: 'carry', told: carried }]), script: route.next } })
  await turn(
    { type: 'say', input, random, meaning: outfitsMeaningOf(reading, random, heard) },
    findWhatIsWanted,
  )
  for (const other of others) {
    if (readTalk().seed !== seed) return
    await turn({ type: 'also', meaning: outfitsMeaningOf(other, random) }, findWhatIsWanted)
  }
}

/** Takes what she types, once it is her turn. */
export async function sayAnything(typed: string) {
  const { talk } = readTalk()
  if (isTyping() || (talk.script === 'pieces' && !isHerTurn(talk.pieces))) return
  if (talk.script === 'pieces' && pressChip(typed)) return
  await answer(typed)
}
