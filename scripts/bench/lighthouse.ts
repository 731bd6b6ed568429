import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { launchOptions } from '../browser.ts'
import { addressOf, pages } from '../vite/prerender/pages.ts'
import { openEdge } from './edge.ts'
import { goodRuns, Unmeasured } from './good-runs.ts'
import { measure, percentile, type Measures } from './measure.ts'
import { measureAll, type Measured } from './parts.ts'
import { signUp } from './sign-up.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/**
 * Pages for missing content are not graded, nor the office, which is kept from search engines; a letter and a shop page of its
 * own need prepared data.
 */
export const gradedRoutes = pages
  .filter(
    ({ name, route, file }) =>
      !['not-found', 'office'].includes(name) && (file.example ?? !route.path.includes(':')),
  )
  .map((page) => ({ name: page.name, path: addressOf(page), isSignedIn: page.file.isOwn === true }))

type Grades = Record<(typeof categories)[number], number> & { lcpMs: number; cls: number; blockingMs: number }

/** Failures of Lighthouse because the page did not load: the site's fault, not the tool's. */
const ofTheSite = new Set(['ERRORED_DOCUMENT_REQUEST', 'FAILED_DOCUMENT_REQUEST', 'NOT_HTML', 'DNS_FAILURE'])

/** Without a first paint, or without a recorded trace, there is no grade: a zero would be wrong. */
async function measurePage(url: string, port: number, cookie: string | null) {
  const asked = {
    port,
    logLevel: 'error' as const,
    onlyCategories: [...categories],
    ...(cookie && { extraHeaders: { Cookie: cookie } }),
  }
  const result = await lighthouse(url, asked).catch((error: unknown) => {
    throw new Unmeasured(`${url}: ${String(error)}`)
  })
  const { runtimeError, categories: graded } = result?.lhr ?? {}
  if (runtimeError && ofTheSite.has(runtimeError.code)) throw new Error(`${url}: ${runtimeError.message}`)
  const lost = categories.filter((name) => typeof graded?.[name]?.score !== 'number')
  if (!result || runtimeError || lost.length > 0)
    throw new Unmeasured(`${url}: ${runtimeError?.message ?? `no grade for ${lost.join(', ')}`}`)
  return result.lhr
}

async function grade(url: string, port: number, cookie: string | null): Promise<Grades> {
  const lhr = await measurePage(url, port, cookie)
  const figure = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN
  const scores = categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)])
  if (process.env.LIGHTHOUSE_FAULTS) {
    const faults = Object.values(lhr.audits).filter(({ score }) => score !== null && score < 0.9)
    for (const { id, displayValue = '' } of faults) console.log(`${url}  ${id}  ${displayValue}`)
  }
  return {
    ...(Object.fromEntries(scores) as Grades),
    lcpMs: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    blockingMs: figure('total-blocking-time'),
  }
}

const short = 'points short of 100'
const median = (grades: Grades[], of: (one: Grades) => number) => percentile(grades.map(of), 0.5)

function linesOf(name: string, grades: Grades[], runs: number): Measures {
  const aim = name === 'landing' ? 0 : 5
  const least = (one: Grades) => Math.min(...categories.slice(1).map((category) => one[category]))
  return {
    [`Lighthouse of ${name}, runs measured`]: measure(grades.length, `of ${runs}`),
    [`Lighthouse of ${name}, performance: ${short}`]: measure(
      100 - median(grades, (one) => one.performance),
      'points',
      aim,
    ),
    [`Lighthouse of ${name}, the least of the rest: ${short}`]: measure(
      100 - median(grades, least),
      'points',
      aim,
    ),
    [`largest paint of ${name} on a slow phone`]: measure(
      median(grades, ({ lcpMs }) => lcpMs),
      'ms',
    ),
    [`layout shift of ${name}`]: measure(
      median(grades, ({ cls }) => cls),
      '',
      0.01,
    ),
  }
}

/** Lighthouse's phone on its slow network, with as many runs a page as its median needs. The site must be running. */
export async function lighthouseGrades(
  site: { port: number },
  places: { edge: { port: number }; browser: { port: number } },
  { runs = 5, routes = [] as string[] } = {},
): Promise<Measured> {
  const debugPort = places.browser.port
  const edge = await openEdge(site, places.edge.port)
  const options = await launchOptions()
  const browser = await chromium.launch({
    ...options,
    // The edge's certificate is self-signed.
    args: [...(options.args ?? []), `--remote-debugging-port=${debugPort}`, '--ignore-certificate-errors'],
  })
  try {
    const cookie = await signUp(`http://localhost:${site.port}`)
    const wanted = gradedRoutes.filter(({ name }) => routes.length === 0 || routes.includes(name))
    return await measureAll(
      wanted.map(({ name, path, isSignedIn }) => ({
        name: `Lighthouse of ${name}`,
        async measure() {
          const run = () => grade(edge.address + path, debugPort, isSignedIn ? cookie : null)
          return linesOf(name, await goodRuns(runs, run, console.log), runs)
        },
      })),
    )
  } finally {
    await browser.close()
    edge.close()
  }
}
