import { isHerTurn } from '#shared/stylist/chat/wishes.ts'
import { toldIn } from '#shared/stylist/chat/told.ts'
import { wishesOf } from '#shared/stylist/sophia/wishes.ts'
import { dispatch, readChat } from '../dashboard-chat/chat-store.ts'
import { answer, rememberWishes } from '../fitting-room-chat/sophia-chat-store.ts'
import { hearSentence } from './hear-sentence.ts'
import { setScript } from './script-store.ts'

/** Takes what she types while single pieces are looked for. Whatever is no matter of single pieces goes on as a talk about outfits. */
export async function sayAnything(typed: string) {
  const chat = readChat()
  if (!isHerTurn(chat)) return
  const { reading } = await hearSentence(typed)
  const told = toldIn(reading, chat)
  if (told) {
    rememberWishes(wishesOf(reading))
    dispatch({ type: 'told', typed, ...told })
    return
  }
  setScript('outfits')
  await answer(typed)
}
