import type { Context } from 'hono'
import * as v from 'valibot'
import type { Language } from '@cabine/sophia/vocabulary/languages.ts'
import { reportInput } from '#shared/reports.ts'
import { isShownKey, shownLookPath } from '#shared/shown-looks.ts'
import { verifyPassword } from '../../auth/passwords.ts'
import { countAttempt, linkLimits, reportLimits, shownPasswordLimits } from '../../auth/throttle.ts'
import { wantedLanguage } from '../../auth/wanted-language.ts'
import { factory, sameOrigin, withDb, type AppEnv } from '../../lib/app.ts'
import { ApiError } from '../../lib/errors.ts'
import { logFault } from '../../lib/log.ts'
import { limitWords } from '../../lib/parse-input.ts'
import { addressOf } from '../../lib/sender-address.ts'
import { writeReport } from '../../moderation/report.ts'
import { findShown, type ShownLook } from '../shown/queries.ts'
import { drawDocument, styleOf, type Drawn } from './draw-document.ts'
import { fontFaces } from './font-faces.ts'
import { cardOf, cardWords } from './head.ts'
import { lookBody, noticeBody, passwordBody } from './look-page.ts'
import { isOpened, noteOpened } from './opened-look.ts'
import { allowStyle, closeAnswer } from './page-headers.ts'
import { wordsOf } from './page-words.ts'
import { shownPieces } from './shown-pieces.ts'

type Page = Context<AppEnv>

/** Of whoever opens the page; a program that names none reads it in the language of who shows the look. */
const languageFor = (c: Page, shown?: ShownLook): Language =>
  shown && c.req.header('accept-language') === undefined ? shown.language : wantedLanguage(c)

async function answer(c: Page, status: 200 | 403 | 404 | 429 | 500, drawn: Omit<Drawn, 'faces'>) {
  const faces = await fontFaces(c.env.ASSETS)
  await allowStyle(c, styleOf(faces))
  return c.html(drawDocument({ ...drawn, faces }), status)
}

/** A look that is gone and a key that never was have one page, so that nobody learns of either. */
const answerGone = (c: Page) => {
  const language = languageFor(c)
  const title = `${wordsOf(language).goneTitle} · Cabine`
  return answer(c, 404, { title, language, body: noticeBody(language, 'gone') })
}

/** Finds the look of this address; throws not_found, or too_many_attempts for who tries addresses. */
async function findLookOf(c: Page) {
  const key = c.req.param('key') ?? ''
  const shown = isShownKey(key) ? await findShown(c.var.db, key) : undefined
  if (shown) return shown
  await countAttempt(c.var.db, linkLimits(addressOf(c)))
  throw new ApiError('not_found')
}

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
  const told = c.req.query('report')
  const report = told === 'sent' || told === 'missing' ? told : null
  return answer(c, 200, { title, language, head, body: lookBody({ shown, pieces, language, report }) })
}

const pictureKeys = {
  picture: ({ pictureKey }: ShownLook) => pictureKey,
  wide: ({ wideKey }: ShownLook) => wideKey,
  square: ({ squareKey }: ShownLook) => squareKey,
}

async function answerPicture(c: Page, name: keyof typeof pictureKeys) {
  const key = pictureKeys[name](await findOpenLook(c))
  const found = key ? await c.env.PHOTOS.get(key) : null
  if (!found) throw new ApiError('not_found')
  return c.body(found.body, 200, { 'Content-Type': 'image/jpeg', 'Content-Length': String(found.size) })
}

/** What a form of the page sends, as strings. */
const fieldsOf = async (c: Page) => Object.fromEntries(await c.req.raw.formData().catch(() => new FormData()))

/** The pages that show looks to whoever has their links: drawn here, readable without a script, and kept by nobody. */
export const shownLookPageRoutes = factory
  .createApp()
  .use(async (c, next) => {
    closeAnswer(c)
    await next()
  })
  .use(sameOrigin, withDb)
  .get('/l/:key', async (c) => answerPage(c, await findLookOf(c)))
  .get('/l/:key/picture.jpg', (c) => answerPicture(c, 'picture'))
  .get('/l/:key/wide.jpg', (c) => answerPicture(c, 'wide'))
  .get('/l/:key/square.jpg', (c) => answerPicture(c, 'square'))
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
    const shown = await findOpenLook(c)
    const path = shownLookPath(shown.key)
    const read = v.safeParse(reportInput, await fieldsOf(c))
    if (!read.success) return c.redirect(`${path}?report=missing#report`, 303)
    await countAttempt(c.var.db, reportLimits(null, addressOf(c)))
    await writeReport(c.var.db, { ...read.output, postId: shown.id, userId: null })
    return c.redirect(`${path}?report=sent#report`, 303)
  })
  .all('*', () => {
    throw new ApiError('not_found')
  })
  .onError((error, c) => {
    if (error instanceof ApiError && error.code === 'not_found') return answerGone(c)
    const language = languageFor(c)
    const isTooMany = error instanceof ApiError && error.code === 'too_many_attempts'
    if (!(error instanceof ApiError)) logFault('shown_look_not_drawn', error)
    const what = isTooMany ? 'tooMany' : 'failed'
    const body = noticeBody(language, what)
    return answer(c, isTooMany ? 429 : error instanceof ApiError ? 403 : 500, {
      title: 'Cabine',
      language,
      body,
    })
  })

/** As wrangler.toml lists them under `run_worker_first`. */
export const isShownLookPage = (pathname: string) => pathname.startsWith('/l/')
