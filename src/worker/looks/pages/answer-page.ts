import type { Context } from 'hono'
import * as v from 'valibot'
import type { Language } from '@cabine/sophia/vocabulary/languages.ts'
import { reportInput } from '#shared/reports.ts'
import { isShownKey } from '#shared/shown-looks.ts'
import { countAttempt, linkLimits, reportLimits } from '../../auth/throttle.ts'
import { wantedLanguage } from '../../auth/wanted-language.ts'
import { factory, sameOrigin, withDb, type AppEnv } from '../../lib/app.ts'
import type { Db } from '../../lib/db.ts'
import { ApiError } from '../../lib/errors.ts'
import { logFault } from '../../lib/log.ts'
import { addressOf } from '../../lib/sender-address.ts'
import { writeReport } from '../../moderation/report.ts'
import { drawDocument, styleOf, type Drawn } from './draw-document.ts'
import { fontFaces } from './font-faces.ts'
import { noticeBody } from './look-page.ts'
import { allowStyle, closeAnswer } from './page-headers.ts'
import { wordsOf } from './page-words.ts'

export type Page = Context<AppEnv>

/** Of whoever opens the page; a program that names none reads it in the language of who made it. */
export const languageFor = (c: Page, made?: { language: Language }): Language =>
  made && c.req.header('accept-language') === undefined ? made.language : wantedLanguage(c)

export async function answer(c: Page, status: 200 | 403 | 404 | 429 | 500, drawn: Omit<Drawn, 'faces'>) {
  const faces = await fontFaces(c.env.ASSETS)
  await allowStyle(c, styleOf(faces))
  return c.html(drawDocument({ ...drawn, faces }), status)
}

/** A picture of the bucket, by its key; throws not_found without one. */
export async function answerPicture(c: Page, key: string | null | undefined) {
  const found = key ? await c.env.PHOTOS.get(key) : null
  if (!found) throw new ApiError('not_found')
  return c.body(found.body, 200, { 'Content-Type': 'image/jpeg', 'Content-Length': String(found.size) })
}

/** Finds what this address shows, by its key; throws not_found, or too_many_attempts for who tries addresses. */
export async function findByKey<Shown>(c: Page, find: (db: Db, key: string) => Promise<Shown | undefined>) {
  const key = c.req.param('key') ?? ''
  const shown = isShownKey(key) ? await find(c.var.db, key) : undefined
  if (shown) return shown
  await countAttempt(c.var.db, linkLimits(addressOf(c)))
  throw new ApiError('not_found')
}

/** Routes of pages that show something of a look: drawn here, readable without a script, and kept by nobody. */
export const pageRoutes = () =>
  factory
    .createApp()
    .use(async (c, next) => {
      closeAnswer(c)
      await next()
    })
    .use(sameOrigin, withDb)

/** What a form of a page sends, as strings. */
export const fieldsOf = async (c: Page) =>
  Object.fromEntries(await c.req.raw.formData().catch(() => new FormData()))

/** Keeps a report of a page, and leads back to it. */
export async function answerReport(c: Page, { id, path }: { id: string; path: string }) {
  const read = v.safeParse(reportInput, await fieldsOf(c))
  if (!read.success) return c.redirect(`${path}?report=missing#report`, 303)
  await countAttempt(c.var.db, reportLimits(null, addressOf(c)))
  await writeReport(c.var.db, { ...read.output, postId: id, userId: null })
  return c.redirect(`${path}?report=sent#report`, 303)
}

/** What is gone and a key that never was have one page, so that nobody learns of either. */
const answerGone = (c: Page) => {
  const language = languageFor(c)
  const title = `${wordsOf(language).goneTitle} · Cabine`
  return answer(c, 404, { title, language, body: noticeBody(language, 'gone') })
}

/** Whatever one of these pages throws. */
export function answerFault(error: unknown, c: Page) {
  if (error instanceof ApiError && error.code === 'not_found') return answerGone(c)
  const language = languageFor(c)
  const isTooMany = error instanceof ApiError && error.code === 'too_many_attempts'
  if (!(error instanceof ApiError)) logFault('shown_look_not_drawn', error)
  const body = noticeBody(language, isTooMany ? 'tooMany' : 'failed')
  const status = isTooMany ? 429 : error instanceof ApiError ? 403 : 500
  return answer(c, status, { title: 'Cabine', language, body })
}
