import { currentLanguage } from '#client/i18n/language.ts'
import { api, request } from '#client/lib/api.ts'
import { fetchPicture, toDataUrl } from '#client/lib/picture-data.ts'
import { serverState } from '#client/session/server-state.ts'
import type { AskTime } from '#shared/look-asks.ts'
import type { ShownPicture } from '#shared/shown-looks.ts'
import type { SavedLook } from '../saved-look.ts'
import { drawAskCard } from './draw-cards.ts'
import { asJpeg, drawPicture } from './draw-picture.ts'

const fetchAsks = () => request(api['look-asks'].$get())

/** A question to friends, with what they have chosen so far. */
export type LookAsk = Awaited<ReturnType<typeof fetchAsks>>[number]

export const lookAsks = serverState(fetchAsks, { freshForMs: 0 })

type Asked = { shows: ShownPicture; question: string; lasts: AskTime; pictures: OffscreenCanvas[] }

const jpegOf = async (canvas: OffscreenCanvas) => toDataUrl(await asJpeg(canvas, 0.82))

/** The pictures as friends will see them, in the order of the looks. Throws as `drawPicture` does. */
export async function drawLooks(looks: SavedLook[], shows: ShownPicture) {
  const drawn: OffscreenCanvas[] = []
  // One after the other: each finds a face, and a phone has the memory for one.
  for (const { tryOnImageUrl, items } of looks)
    drawn.push(await drawPicture(await fetchPicture(tryOnImageUrl), shows, items))
  return drawn
}

/** Makes a page on which friends choose among these looks. */
export async function askFriends(looks: SavedLook[], { shows, question, lasts, pictures }: Asked) {
  const options = await Promise.all(
    pictures.map(async (picture, at) => ({ lookId: looks[at]?.id ?? '', picture: await jpegOf(picture) })),
  )
  const card = await jpegOf(drawAskCard(pictures, { isAiMade: shows !== 'pieces' }))
  const asked = await request(
    api['look-asks'].$post({ json: { shows, question, lasts, language: currentLanguage(), options, card } }),
  )
  lookAsks.change((all) => [asked, ...all])
  return asked
}

/** The page, its pictures and the votes are gone with the answer. */
export async function endAsk({ id }: LookAsk) {
  await request(api['look-asks'][':id'].$delete({ param: { id } }))
  lookAsks.change((all) => all.filter((one) => one.id !== id))
}

/** The vote stays. */
export async function hideWords({ id }: LookAsk, vote: string) {
  await request(api['look-asks'][':id'].votes[':vote'].words.$delete({ param: { id, vote } }))
  lookAsks.change((all) =>
    all.map((one) =>
      one.id === id ? { ...one, words: one.words.filter(({ id: voteId }) => voteId !== vote) } : one,
    ),
  )
}

/** The look that most have chosen; undefined while none is ahead. */
export function favoriteOf({ options }: Pick<LookAsk, 'options'>) {
  const [first, second] = options.toSorted((a, b) => b.votes - a.votes)
  return first && first.votes > (second?.votes ?? 0) ? first : undefined
}
