import type { Files } from '../../catalogue/product-pages/page-file.ts'
import { logFault } from '../../lib/log.ts'

const anyPage = '/shells/outfit'

async function readText(files: Files, path: string) {
  const answer = await files.fetch(new URL(path, 'https://assets.local'))
  return answer.ok ? await answer.text() : ''
}

/** The rules of the app's style sheet that name its type: the build alone knows what their files are called. */
async function readFaces(files: Files) {
  const sheet = /<link[^>]+rel="?stylesheet"?[^>]*>/.exec(await readText(files, anyPage))?.[0] ?? ''
  const path = /href="?(\/[^"\s>]+\.css)/.exec(sheet)?.[1]
  if (!path) return ''
  return (await readText(files, path)).match(/@font-face\s*\{[^}]*\}/g)?.join('') ?? ''
}

/** A deployment brings new files and a new isolate. */
let known: string | undefined

/** Without them the page wears the device's own type. */
export async function fontFaces(files: Files) {
  try {
    known ??= await readFaces(files)
    return known
  } catch (fault) {
    logFault('type_not_read', fault)
    return ''
  }
}
