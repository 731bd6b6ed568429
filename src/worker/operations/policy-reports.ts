import * as v from 'valibot'
import { clientErrorInput } from '#shared/client-errors.ts'
import { patternOf } from '#shared/page-pattern.ts'
import { networkOf } from '../lib/sender-address.ts'
import { factory, withDb, type ApiContext } from '../lib/app.ts'
import { limitTo } from '../lib/parse-input.ts'
import { logEvent, logFault } from '../lib/log.ts'
import { noteError, reportSays } from './client-errors.ts'
import { senderOf } from './report-sender.ts'

/** Of one message. A page that breaks its policy in a loop tells nothing more with the eleventh. */
const maxReports = 10
const maxBytes = 64_000

const text = v.pipe(v.string(), v.maxLength(4_000))
const count = v.optional(v.nullable(v.number()))

/** What browsers send to an endpoint of `Reporting-Endpoints`: a list, of which other kinds are passed over. */
const listed = v.array(v.looseObject({ type: v.string(), body: v.nullable(v.looseObject({})) }))
const ofList = v.object({
  documentURL: text,
  effectiveDirective: text,
  blockedURL: v.optional(v.nullable(text), ''),
  sourceFile: v.optional(v.nullable(text), ''),
  lineNumber: count,
  columnNumber: count,
})

/** What others send to the address of `report-uri`: one, with names of its own. */
const ofOne = v.object({
  'csp-report': v.object({
    'document-uri': text,
    'effective-directive': v.optional(text),
    'violated-directive': v.optional(text),
    'blocked-uri': v.optional(v.nullable(text), ''),
    'source-file': v.optional(v.nullable(text), ''),
    'line-number': count,
    'column-number': count,
  }),
})

type Report = v.InferInput<typeof ofList>

function readReports(sent: string): Report[] {
  try {
    const body: unknown = JSON.parse(sent)
    if (v.is(ofOne, body)) {
      const one = v.parse(ofOne, body)['csp-report']
      return [
        {
          documentURL: one['document-uri'],
          // The older name stands for the whole directive, sources and all.
          effectiveDirective: one['effective-directive'] ?? one['violated-directive']?.split(' ')[0] ?? '',
          blockedURL: one['blocked-uri'],
          sourceFile: one['source-file'],
          lineNumber: one['line-number'],
          columnNumber: one['column-number'],
        },
      ]
    }
    return v
      .parse(listed, body)
      .slice(0, maxReports)
      .flatMap(({ type, body: told }) => (type === 'csp-violation' && v.is(ofList, told) ? [told] : []))
  } catch {
    return []
  }
}

const isAddress = (told: string) => /^[a-z][a-z+.-]*:/i.test(told)

/** Whose code or file it is, without a path: a path may name somebody. `inline` and the like are words of the browser's. */
function sourceOf(told: string, site: string) {
  if (!isAddress(told)) return /^[a-z-]{1,40}$/.test(told) ? told : 'unknown'
  const { protocol, host } = new URL(told)
  return host === site ? 'self' : host || protocol.slice(0, -1)
}

/** What an extension of somebody's browser does on our page is not ours to know. */
const isOfBrowser = (told: string) => /^(?:[a-z-]+-extension|about|chrome|resource):?/i.test(told)

/** Of a report what a developer needs; null where it is not about a page of this site. */
function cleanReport(report: Report, site: URL) {
  const { documentURL, effectiveDirective: directive, lineNumber, columnNumber } = report
  const [blocked, source] = [report.blockedURL ?? '', report.sourceFile ?? '']
  const page = URL.parse(documentURL)
  // The scheme too: an extension's page may have any host.
  if (page?.host !== site.host || page.protocol !== site.protocol) return null
  if (isOfBrowser(blocked) || isOfBrowser(source) || !/^[a-z-]{1,40}$/.test(directive)) return null
  if (isAddress(blocked) && !URL.canParse(blocked)) return null
  const host = sourceOf(blocked, site.host)
  const error = {
    message: `${reportSays} ${directive} refuses ${host}`,
    stack: `at ${source}:${lineNumber ?? 0}:${columnNumber ?? 0}`,
    page: patternOf(page.pathname),
  }
  return v.is(clientErrorInput, error) ? { error, directive, host } : null
}

/** Another site's page can have its visitors' browsers send here; what our pages break, their browsers send for them. */
const isOfOtherSite = (c: ApiContext, site: URL) =>
  c.req.header('sec-fetch-site') === 'cross-site' ||
  ![undefined, 'null', site.origin].includes(c.req.header('origin'))

/**
 * Takes what browsers report where a page does what its security policy (public/_headers) forbids: a mistake of ours, or
 * somebody's try. Nobody is named: no cookie is read, no sample of code, and of addresses only the host or the pattern is
 * kept. It is kept and counted beside the errors of pages, in places of its own, because anybody can make one up. What finds no
 * place still is a line of the log.
 */
export const policyReportRoutes = factory
  .createApp()
  .use(withDb)
  .post('/', limitTo(maxBytes), async (c) => {
    const site = new URL(c.req.url)
    const sent = isOfOtherSite(c, site)
      ? []
      : readReports(new TextDecoder().decode(await c.req.arrayBuffer()))
    const told = sent.flatMap((report) => cleanReport(report, site) ?? [])
    try {
      const key = `report:${networkOf(c.req.header('cf-connecting-ip') ?? '') ?? ''}`
      const isTaken = told.length > 0 && (await c.env.CLICK_LIMIT.limit({ key })).success
      for (const { error, directive, host } of isTaken ? told : []) {
        logEvent('policy_broken', { kind: directive, host, route: error.page })
        await noteError(c.var.catalogue, error, senderOf(c, 'policy-report'))
      }
    } catch (fault) {
      logFault('policy_report_lost', fault)
    }
    return c.body(null, 204)
  })
