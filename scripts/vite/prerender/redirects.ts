import type { PageName } from '#client/i18n/page-areas.ts'
import { formerPaths, pagePaths } from '#client/page-paths.ts'

const paths = Object.entries(pagePaths) as [PageName, string][]

/** Where the file of a page lies whose address has a part that varies. */
export const shellOf = (name: string) => `shells/${name}`

const varies = (path: string) => path.includes(':')

/** Pages with one address each, which is their file's name; the front door and the not-found page have their own. */
export const fixedPages = paths.filter(
  ([name, path]) => !varies(path) && !['landing', 'not-found', 'settings-new'].includes(name),
)

export const varyingPages = paths.filter(([, path]) => varies(path))

/** `_redirects`: addresses with a part that varies are answered with their page's file, former ones lead home. */
export const redirects = () =>
  [
    // First what does not vary: behind a rule that does, each counts and costs as one that varies, too.
    ...formerPaths.map((path) => `/${path} / 302`),
    '/en / 302',
    ...varyingPages.map(([name, path]) => `/${path} /${shellOf(name)} 200`),
  ].join('\n') + '\n'
