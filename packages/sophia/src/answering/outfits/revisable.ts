import type { Question } from './outfits-moves.ts'
import type { Message, Said } from './messages.ts'
import { optionsAt } from './options.ts'
import { isBeginning } from './outfits-state.ts'

const questions = ['occasion', 'weather', 'outfit_type'] as const

const questionOf = (said: Said): Question | undefined => {
  const option = 'option' in said ? said.option : null
  return questions.find((question) => optionsAt[question].some((one) => one === option))
}

/** Indexes of the answers that can be changed: the last one to each question since the talk was last begun. */
export function revisableIn(messages: readonly Message[]) {
  const found = new Map<number, Question>()
  const open = new Set<Question>(questions)
  for (const [place, message] of [...messages.entries()].toReversed()) {
    if (message.from === 'sophia' && isBeginning(message.text)) break
    const question = message.from === 'user' ? questionOf(message.text) : undefined
    if (question && open.delete(question)) found.set(place, question)
  }
  return found
}
