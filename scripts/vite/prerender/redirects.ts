import { formerPaths } from '#client/former-paths.ts'
import { pages, type BuiltPage } from './pages.ts'

/** Where the file of a page lies whose address has a part that varies. */
const shellOf = (name: string) => `shells/${name}`

const varies = ({ route }: BuiltPage) => route.path.includes(':')

/** Pages of the app that have a file of their own; the landing and the not-found page are drawn whole. */
export const filePages = pages.filter(({ route }) => route.layout !== 'static' && !route.isForDevelopers)

/** The file of a page, without its ending: its address, where it has one alone. */
export const fileOf = (page: BuiltPage) => (varies(page) ? shellOf(page.name) : page.route.path)

/** `_redirects`: addresses with a part that varies are answered with their page's file, former ones lead home. */
export const redirects = () =>
  [
    // First what does not vary: behind a rule that does, each counts and costs as one that varies, too.
    ...formerPaths.map((path) => `/${path} / 302`),
    '/en / 302',
    ...filePages.filter(varies).map((page) => `/${page.route.path} /${shellOf(page.name)} 200`),
  ].join('\n') + '\n'
