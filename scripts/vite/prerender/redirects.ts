import { formerPaths } from '#client/former-paths.ts'
import { pages, type BuiltPage } from './pages.ts'

/** The file of a page whose address has a parameter. */
const shellOf = (name: string) => `shells/${name}`

const varies = ({ route }: BuiltPage) => route.path.includes(':')

/** The pages whose file holds no prerendered page, which are all but the landing and the not-found page. */
export const filePages = pages.filter(({ route }) => route.layout !== 'static' && !route.isForDevelopers)

/** The file of a page without its extension; it is the page's address, if that has no parameter. */
export const fileOf = (page: BuiltPage) => (varies(page) ? shellOf(page.name) : page.route.path)

/**
 * The text of `_redirects`: addresses with parameters get their page's file, and former addresses lead to the home
 * page.
 */
export const redirects = () =>
  [
    // Fixed addresses come first, because Cloudflare counts those that follow a dynamic rule as dynamic too.
    ...formerPaths.map((path) => `/${path} / 302`),
    '/en / 302',
    // Where people look for the contact when something is wrong.
    '/abuse /terms-of-service#abuse 302',
    ...filePages.filter(varies).map((page) => `/${page.route.path} /${shellOf(page.name)} 200`),
  ].join('\n') + '\n'
