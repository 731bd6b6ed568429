import { currentLanguage } from '#client/i18n/language.ts'
import { api, request } from '#client/lib/api.ts'
import { toDataUrl } from '#client/lib/picture-data.ts'
import { serverState } from '#client/session/server-state.ts'
import type { ShownPicture, ShownTime } from '#shared/shown-looks.ts'
import type { SavedLook } from '../saved-look.ts'
import { drawCards } from './draw-cards.ts'
import { asJpeg } from './draw-picture.ts'

const fetchShown = () => request(api['shown-looks'].$get())

/** A look that she shows by a link. */
export type ShownLook = Awaited<ReturnType<typeof fetchShown>>[number]

/** The newest first; fetched at every opening, because another device may have taken one back. */
export const shownLooks = serverState(fetchShown, { freshForMs: 0 })

/** The whole address of its page. */
export const linkOf = ({ path }: { path: string }) => new URL(path, location.origin).href

type Asked = {
  shows: ShownPicture
  words: string
  lasts: ShownTime
  password: string
  picture: OffscreenCanvas
}

const jpegOf = async (canvas: OffscreenCanvas, quality?: number) => toDataUrl(await asJpeg(canvas, quality))

/** Makes a page of a look. Whole or with a hidden face: only the picture that she has seen is sent. */
export async function showLook(look: SavedLook, { shows, words, lasts, password, picture }: Asked) {
  const { wide, square } = drawCards(picture, { title: look.title, isAiMade: shows !== 'pieces' })
  const shown = await request(
    api['shown-looks'].$post({
      json: {
        lookId: look.id,
        shows,
        words,
        lasts,
        language: currentLanguage(),
        picture: await jpegOf(picture),
        ...(password
          ? { password }
          : { cards: { wide: await jpegOf(wide, 0.82), square: await jpegOf(square, 0.82) } }),
      },
    }),
  )
  shownLooks.change((all) => [shown, ...all])
  return shown
}

/** Its page, its card and its pictures are gone with the answer. */
export async function takeBack({ id }: ShownLook) {
  await request(api['shown-looks'][':id'].$delete({ param: { id } }))
  shownLooks.change((all) => all.filter((one) => one.id !== id))
}
