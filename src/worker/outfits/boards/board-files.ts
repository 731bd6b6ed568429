import type { Context } from 'hono'
import type { AppEnv } from '../../lib/app.ts'
import { ApiError } from '../../lib/errors.ts'

const boardPath = '/api/outfit-boards/'
const boardFolder = 'boards/'

export const boardUrl = (key: string) => `${boardPath}${key.slice(boardFolder.length)}`
export const boardKey = (file: string) => `${boardFolder}${file}`

/** 128 random bits: a holder of the name may see the picture, which shows the shop's pieces and nothing personal. */
const isName = (file: string) => /^[a-z2-7]{26}$/.test(file)

/** Serves the picture of an outfit. It never changes: another outfit has another name. */
export async function answerBoard(c: Context<AppEnv, '/outfit-boards/:file'>) {
  const file = c.req.param('file')
  const object = isName(file) ? await c.env.CATALOGUE.get(boardKey(file)) : null
  if (!object) throw new ApiError('not_found')
  return c.body(object.body, 200, {
    'Content-Type': object.httpMetadata?.contentType ?? 'image/webp',
    ETag: object.httpEtag,
  })
}
