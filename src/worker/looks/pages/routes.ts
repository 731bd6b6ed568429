import { shownLookPath } from '#shared/shown-looks.ts'
import { verifyPassword } from '../../auth/passwords.ts'
import { countAttempt, shownPasswordLimits } from '../../auth/throttle.ts'
import { ApiError } from '../../lib/errors.ts'
import { limitWords } from '../../lib/parse-input.ts'
import { addressOf } from '../../lib/sender-address.ts'
import { findShown, type ShownLook } from '../shown/queries.ts'
import {
  answer,
  answerFault,
  answerPicture,
  answerReport,
  fieldsOf,
  findByKey,
  languageFor,
  pageRoutes,
  type Page,
} from './answer-page.ts'
import { cardOf, cardWords } from './head.ts'
import { lookBody, passwordBody } from './look-page.ts'
import { isOpened, noteOpened } from './opened-look.ts'
import { readOutcome } from './report-form.ts'
import { shownPieces } from './shown-pieces.ts'

const findLookOf = (c: Page) => findByKey(c, findShown)

/** The look, where this browser may see it. */
async function findOpenLook(c: Page) {
  const shown = await findLookOf(c)
  if (!(await isOpened(c, shown))) throw new ApiError('not_found')
  return shown
}

async function answerPage(c: Page, shown: ShownLook, refusal: 'wrong' | 'tooMany' | null = null) {
  const language = languageFor(c, shown)
  const { title } = cardWords(shown)
  const head = cardOf(shown, { site: c.env.SITE_ADDRESS, agent: c.req.header('user-agent') ?? '' })
  if (!(await isOpened(c, shown))) {
    const status = refusal === 'tooMany' ? 429 : refusal === 'wrong' ? 403 : 200
    return answer(c, status, { title, language, head, body: passwordBody(shown.key, language, refusal) })
  }
  const pieces = await shownPieces(c.var.catalogue, shown.items, language)
  const report = readOutcome(c.req.query('report'))
  return answer(c, 200, { title, language, head, body: lookBody({ shown, pieces, language, report }) })
}

const pictureKeys = {
  picture: ({ pictureKey }: ShownLook) => pictureKey,
  wide: ({ wideKey }: ShownLook) => wideKey,
  square: ({ squareKey }: ShownLook) => squareKey,
}

const answerPictureOf = async (c: Page, name: keyof typeof pictureKeys) =>
  answerPicture(c, pictureKeys[name](await findOpenLook(c)))

/** The pages that show looks to whoever has their links. */
export const shownLookPageRoutes = pageRoutes()
  .get('/l/:key', async (c) => answerPage(c, await findLookOf(c)))
  .get('/l/:key/picture.jpg', (c) => answerPictureOf(c, 'picture'))
  .get('/l/:key/wide.jpg', (c) => answerPictureOf(c, 'wide'))
  .get('/l/:key/square.jpg', (c) => answerPictureOf(c, 'square'))
  .post('/l/:key/open', limitWords, async (c) => {
    const shown = await findLookOf(c)
    const { password } = await fieldsOf(c)
    try {
      await countAttempt(c.var.db, shownPasswordLimits(shown.id, addressOf(c)))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return answerPage(c, shown, 'tooMany')
    }
    const told = typeof password === 'string' ? password.slice(0, 64) : ''
    if (!(await verifyPassword(told, shown.passwordHash))) return answerPage(c, shown, 'wrong')
    await noteOpened(c, shown)
    return c.redirect(shownLookPath(shown.key), 303)
  })
  .post('/l/:key/report', limitWords, async (c) => {
    const { id, key } = await findOpenLook(c)
    return answerReport(c, { id, path: shownLookPath(key) })
  })
  .all('*', () => {
    throw new ApiError('not_found')
  })
  .onError(answerFault)

/** As wrangler.toml lists them under `run_worker_first`. */
export const isShownLookPage = (pathname: string) => pathname.startsWith('/l/')
