import { Buffer } from 'node:buffer'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Request, Response } from 'miniflare'
import { controlHost, type Page, type Visit } from '#worker/testing/web-page.ts'

/**
 * The whole web, as far as the Worker under test can see it. A test publishes pages and reads the visits; an address
 * without a page answers 530, as Cloudflare does for an unregistered name. Only `passed` origins are real servers on
 * this machine.
 */
export function createFakeWeb(passed: string[]) {
  const pages = new Map<string, Page>()
  const visits: Visit[] = []

  return async (request: Request) => {
    const url = new URL(request.url)
    if (passed.includes(url.origin)) return pass(request)
    if (url.hostname === controlHost) {
      if (url.pathname.startsWith('/study/')) return answerStudyMaterial(url.pathname.slice('/study/'.length))
      if (request.method === 'GET') return Response.json(visits.filter(isAskedFor(url.searchParams)))
      if (request.method === 'DELETE') {
        pages.clear()
        visits.length = 0
        return new Response(null, { status: 204 })
      }
      const page = (await request.json()) as Page
      pages.set(page.address, page)
      return new Response(null, { status: 204 })
    }
    visits.push({
      method: request.method,
      address: request.url,
      headers: Object.fromEntries(request.headers),
    })
    const page = pages.get(request.url)
    return page ? answer(page, request.method) : new Response(null, { status: 530 })
  }
}

/** The visits to one host, to hosts that no test serves, or all of them. */
function isAskedFor(asked: URLSearchParams) {
  const hostOf = ({ address }: Visit) => new URL(address).hostname
  const host = asked.get('host')
  if (host !== null) return (visit: Visit) => hostOf(visit) === host
  return asked.has('stray') ? (visit: Visit) => !hostOf(visit).endsWith('.example') : () => true
}

const study = join(import.meta.dirname, '../../../shared/data')

/** A file of the study material beside the repository, or the names in a folder; 404 where there is none. */
async function answerStudyMaterial(path: string) {
  const names = await readdir(join(study, path)).catch(() => null)
  if (names) return Response.json(names)
  const bytes = await readFile(join(study, path)).catch(() => null)
  return bytes ? new Response(bytes) : new Response(null, { status: 404 })
}

const pass = async (request: Request) => {
  const { method, headers } = request
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? Buffer.from(await request.arrayBuffer()) : undefined
  const answered = await fetch(request.url, { method, headers: [...headers], body, redirect: 'manual' })
  return new Response(await answered.arrayBuffer(), {
    status: answered.status,
    headers: [...answered.headers].filter(([name]) => !/^(?:content-encoding|transfer-encoding)$/.test(name)),
  })
}

const zeros = new Uint8Array(1_000_000)

async function answer(page: Page, method: string) {
  const { headers, body, moreBytes, delayMs } = page
  const status = method === 'HEAD' ? (page.statusOfHead ?? page.status) : page.status
  await new Promise((resolve) => setTimeout(resolve, delayMs))
  const bytes = Buffer.from(body, 'base64')
  if (method === 'HEAD' || status === 204 || status === 304) return new Response(null, { status, headers })
  if (moreBytes === 0) return new Response(bytes, { status, headers })
  let left = moreBytes
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(bytes)),
    pull(controller) {
      if (left <= 0) return controller.close()
      controller.enqueue(zeros.slice(0, left))
      left -= zeros.length
    },
  })
  return new Response(stream, { status, headers })
}
