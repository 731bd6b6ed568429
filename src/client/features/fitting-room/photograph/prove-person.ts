import { consentAction } from '#shared/photographers.ts'

type Turnstile = {
  render: (
    place: HTMLElement,
    options: {
      sitekey: string
      action: string
      appearance: 'interaction-only'
      callback: (token: string) => void
      'error-callback': () => void
    },
  ) => string
}

declare global {
  interface Window {
    turnstile?: Turnstile
  }
}

const script = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
/** As long as somebody may need for a puzzle. */
const longestMs = 120_000

/**
 * A token of Turnstile's, whose script is fetched now and from its own host: only in a build for whose site the operator
 * has set its keys (docs/deploying.md). Nothing is seen of it unless it has to ask. Null where there is none: the server
 * then says so.
 */
export async function provePerson(siteKey: string): Promise<string | null> {
  const place = document.createElement('div')
  place.className = 'fixed inset-x-0 bottom-24 z-50 grid place-items-center'
  document.body.append(place)
  try {
    return await tokenFrom(await load(), place, siteKey)
  } catch {
    return null
  } finally {
    place.remove()
  }
}

function tokenFrom(turnstile: Turnstile, place: HTMLElement, sitekey: string) {
  const { promise, resolve } = Promise.withResolvers<string | null>()
  const timer = setTimeout(() => resolve(null), longestMs)
  turnstile.render(place, {
    sitekey,
    action: consentAction,
    appearance: 'interaction-only',
    callback: resolve,
    'error-callback': () => resolve(null),
  })
  return promise.finally(() => clearTimeout(timer))
}

async function load(): Promise<Turnstile> {
  if (window.turnstile) return window.turnstile
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const element = document.createElement('script')
  element.src = script
  element.addEventListener('load', () => resolve())
  element.addEventListener('error', () => reject(new Error('Turnstile cannot be had')))
  document.head.append(element)
  await promise
  if (!window.turnstile) throw new Error('Turnstile has not started')
  return window.turnstile
}
