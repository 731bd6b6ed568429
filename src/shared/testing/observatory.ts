/**
 * The points of Mozilla's HTTP Observatory, counted by its own rules (github.com/mdn/mdn-http-observatory, src/grader/charts.js and
 * src/analyzer/tests, as of August 2026): a site begins with 100, a weakness takes points, and what goes beyond is added while
 * weaknesses have taken no more than ten. The scan asks over HTTPS; what takes a second request (the redirection from http,
 * the browsers' list of preloaded sites) is not counted here and gives no points.
 */
type Answer = {
  headers: Headers
  /** The document, where the answer is one. */
  html?: string
}

type Counted = { rule: string; points: number }

const broad = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'])
const inline = new Set(["'unsafe-inline'", 'data:'])

/** The sources of each directive. Throws where one stands twice. */
function directivesOf(policy: string) {
  const found = new Map<string, Set<string>>()
  for (const part of policy.split(';')) {
    const [name, ...sources] = part.trim().toLowerCase().split(/\s+/)
    if (!name) continue
    if (found.has(name)) throw new Error(`The policy has ${name} twice.`)
    found.set(name, new Set(sources))
  }
  return found
}

const has = (sources: ReadonlySet<string>, ...unwanted: ReadonlySet<string>[]) =>
  unwanted.some((set) => [...set].some((one) => sources.has(one)))

const isPlain = (source: string) => /^(?:http|ftp):/.test(source)

function countPolicy(policy: string | null): number {
  if (!policy) return -25
  const directives = directivesOf(policy)
  const anything = new Set(['*'])
  const byDefault = directives.get('default-src') ?? anything
  const sourcesOf = (name: string) => directives.get(name) ?? byDefault
  const [scripts, styles, objects] = [
    sourcesOf('script-src'),
    sourcesOf('style-src'),
    sourcesOf('object-src'),
  ]
  const passive = new Set(['img-src', 'media-src'])
  const active = [...directives].flatMap(([name, sources]) => (passive.has(name) ? [] : [...sources]))
  if (has(scripts, broad, inline) || has(objects, broad)) return -20
  if (active.some(isPlain)) return -20
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10
  if ([...passive].some((name) => [...sourcesOf(name)].some(isPlain))) return -10
  if (has(styles, broad, inline)) return 0
  return byDefault.size === 1 && byDefault.has("'none'") ? 10 : 5
}

function countFraming(headers: Headers): number {
  if (/\bframe-ancestors /.test(headers.get('content-security-policy') ?? '')) return 5
  return /^(?:deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 5 : -20
}

const halfAYear = 15_768_000

function countTransport(header: string | null): number {
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(header ?? '')?.[1]
  if (age === undefined) return -20
  return Number(age) < halfAYear ? -10 : 0
}

const quietReferrers = new Set([
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
])

const countReferrer = (header: string | null): number =>
  header === null ? 0 : quietReferrers.has(header.toLowerCase()) ? 5 : -5

/** A cookie is taken for that of a session by its name. */
function countCookies(headers: Headers): number {
  const cookies = headers.getSetCookie().map((one) => {
    const [pair = '', ...attributes] = one.split(';').map((part) => part.trim().toLowerCase())
    const isSession = /login|sess/.test(pair.split('=')[0] ?? '')
    return { isSession, says: (word: string) => attributes.some((part) => part.split('=')[0] === word) }
  })
  if (cookies.length === 0) return 0
  if (cookies.some(({ isSession, says }) => isSession && !says('httponly'))) return -30
  if (cookies.some(({ isSession, says }) => isSession && !says('secure'))) return -10
  if (cookies.some(({ says }) => !says('secure'))) return -5
  return cookies.every(({ says }) => says('samesite')) ? 5 : 0
}

/** Scripts of other sites need a digest. One of our own with a digest would give five points. */
function countScripts(html: string | undefined): number {
  const scripts = html?.match(/<script\b[^>]*\bsrc=[^>]*>/gi) ?? []
  const foreign = scripts.filter((one) => /\bsrc=["']?(?:https?:)?\/\//i.test(one))
  if (foreign.some((one) => /\bsrc=["']?http:/i.test(one))) return -50
  if (foreign.some((one) => !/\bintegrity=/i.test(one))) return -5
  return scripts.some((one) => /\bintegrity=/i.test(one)) ? 5 : 0
}

function countIsolation(header: string | null, good: readonly string[]): number {
  if (header === null || header === 'unsafe-none' || header === 'cross-origin') return 0
  return good.includes(header) ? 10 : -5
}

/** Whoever is let in from anywhere may not bring the shopper's cookie. */
function countSharing(headers: Headers): number {
  const isForAll = headers.get('access-control-allow-origin') === '*'
  return isForAll && headers.get('access-control-allow-credentials') === 'true' ? -50 : 0
}

/** The points of an answer, and what each rule gave or took. */
export function countPoints({ headers, html }: Answer): { points: number; rules: Counted[] } {
  const header = (name: string) => headers.get(name)
  const rules: Counted[] = Object.entries({
    'content-security-policy': countPolicy(header('content-security-policy')),
    framing: countFraming(headers),
    'strict-transport-security': countTransport(header('strict-transport-security')),
    'x-content-type-options': header('x-content-type-options') === 'nosniff' ? 0 : -5,
    'referrer-policy': countReferrer(header('referrer-policy')),
    cookies: countCookies(headers),
    'subresource-integrity': countScripts(html),
    'cross-origin-resource-policy': countIsolation(header('cross-origin-resource-policy'), [
      'same-origin',
      'same-site',
    ]),
    'cross-origin-opener-policy': countIsolation(header('cross-origin-opener-policy'), [
      'same-origin',
      'same-origin-allow-popups',
      'noopener-allow-popups',
    ]),
    'cross-origin-embedder-policy': countIsolation(header('cross-origin-embedder-policy'), [
      'require-corp',
      'credentialless',
    ]),
    'cross-origin-resource-sharing': countSharing(headers),
  }).map(([rule, points]) => ({ rule, points }))
  const sum = (some: Counted[]) => some.reduce((total, { points }) => total + points, 0)
  const taken = sum(rules.filter(({ points }) => points < 0))
  const points = 100 + (taken >= -10 ? sum(rules) : taken)
  return { points, rules }
}
