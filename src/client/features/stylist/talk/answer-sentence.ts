import { offeredAt } from '@cabine/sophia/answering/outfits/outfits-step.ts'
import { foldWords, readOption } from '@cabine/sophia/answering/outfits/options.ts'
import {
  isHerTurn,
  openOptions,
  openQuestion,
  openWishes,
} from '@cabine/sophia/answering/pieces/open-wishes.ts'
import { remember } from '@cabine/sophia/answering/outfits/remembered-wishes.ts'
import { turnOf } from '@cabine/sophia/answering/talk/turn.ts'
import { readMemory, writeMemory } from '../sophia-memory.ts'
import { hearSentence } from './hear-sentence.ts'
import { findWhatIsWanted, isTyping, turn } from './outfits/outfit-turns.ts'
import { optionWordings } from './outfits/outfit-talk-words.ts'
import { optionText, wishText } from './pieces/chat-words.ts'
import { dispatch } from './pieces/piece-turns.ts'
import { readTalk, setTalk } from './talk-store.ts'

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
  const hearing = await hearSentence(input)
  if (readTalk().seed !== seed) return
  setTalk({ hiddenFrom: null })
  const next = turnOf(readTalk().talk, hearing, input, random)
  if (next.to === 'pieces') {
    writeMemory(remember(readMemory(), next.told))
    setTalk({ talk: next.talk })
    return dispatch(next.event)
  }
  setTalk({ talk: next.talk })
  for (const event of next.events) {
    if (readTalk().seed !== seed) return
    await turn(event, findWhatIsWanted)
  }
}

/** Takes what she types, once it is her turn. */
export async function sayAnything(typed: string) {
  const { talk } = readTalk()
  if (isTyping() || (talk.script === 'pieces' && !isHerTurn(talk.pieces))) return
  if (talk.script === 'pieces' && pressChip(typed)) return
  await answer(typed)
}
