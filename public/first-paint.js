// Runs before the first paint: what it does must not be seen to happen. The build writes it into every page.
const { languages, drawn, faces, calls, shopperCalls, pictured } = document.currentScript?.dataset ?? {}

const stored = (key) => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // Without storage the page keeps its defaults.
  }
}

// The theme does not flash. It is light until she chooses another, or her device's (client/ui/theme.ts).
const device = matchMedia('(prefers-color-scheme: dark)')
window.paintTheme = (theme = stored('theme')) => {
  const dark = theme === 'dark' || (theme === 'device' && device.matches)
  document.documentElement.classList.toggle('dark', dark)
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', dark ? '#1d1418' : '#fdfaf7')
}
window.paintTheme()
device.addEventListener('change', () => window.paintTheme())

// Which greeting of the dashboard's first view is shown (client/features/dashboard/greeting.ts).
const hour = new Date().getHours()
document.documentElement.dataset.greets = hour < 12 ? 0 : hour < 17 ? 12 : 17
// Who was here signed in is greeted by her name, which has a line of its own on a phone.
if (stored('last-session') !== null) document.documentElement.dataset.named = ''

// What the build has drawn is in English. Who has chosen another language, or whose browser asks for one, is led from
// the front door to hers, and of a page of the app sees no words before it speaks. An address that names a language
// keeps her.
const spoken = languages?.split(' ')
if (spoken) {
  const chosen = stored('language')
  const wishes = spoken.includes(chosen)
    ? [chosen]
    : navigator.languages.map((one) => one.split('-')[0].toLowerCase())
  const language = wishes.find((one) => spoken.includes(one)) ?? 'en'
  const isHers = drawn === undefined || language === 'en'
  if (!isHers && location.pathname === '/')
    location.replace(`/${language}${location.search}${location.hash}`)
  else if (!isHers) {
    document.documentElement.classList.add('reads-another')
    // The shapes are as high as her own words will be.
    document.documentElement.lang = language
    document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
  }
  // What her page will be set in comes with it: nothing moves when it speaks.
  const files = faces?.split(' ').find((one) => one.startsWith(`${language}=`))
  for (const href of files?.slice(3).split(',') ?? []) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href }))
  }
}

// What a page asks the server first goes out before its scripts are there, which take the answers (client/lib/api.ts).
// What is a shopper's own waits for the word that there is one, unless this device knows her.
if (calls) {
  const asked = (window.firstCalls = {})
  const words = location.pathname.split('/')
  const here = (path) => path.replace(':', words.at(-1))
  const ask = (list) => {
    // What is asked of an address without a question is another thing with one.
    for (const path of list.split(' ').filter((one) => !one.endsWith('?') || !location.search))
      asked[here(path)] ??= fetch(here(path), { credentials: 'include', signal: AbortSignal.timeout(10_000) })
  }
  ask(calls)
  const nobody = () => null
  // This device knows of somebody who was signed in when the server last answered (client/session/kept-session.ts): hers go
  // out together with the question whether she still is, so that they wait for one trip and not for two.
  const isKnown = stored('last-session') !== null
  if (shopperCalls && isKnown) ask(shopperCalls)
  // Scripts that were there before the answer ask for themselves.
  if (shopperCalls && !isKnown)
    asked['/api/app-state']
      .then((answer) => answer.clone().json())
      .then((somebody) => somebody && '/api/app-state' in asked && ask(shopperCalls))
      .catch(nobody)
  for (const call of Object.values(asked)) call.catch(nobody)
  if (pictured) {
    const { in: path, count, sizes } = JSON.parse(pictured)
    asked[here(path)]
      ?.then((answer) => answer.clone().text())
      .then((text) => {
        const found = text.matchAll(/"(?:image_url|thumbnailUrl)":"([^"\\]+)"/g)
        for (const [, address] of [...found].slice(0, count)) fetchPicture(address, sizes)
      })
      .catch(nobody)
  }
}

/** In the same sizes as the page asks for it (client/features/catalogue/picture-address.ts). */
function fetchPicture(address, imageSizes) {
  const [folder] = /^\/samples\/.+\/(?=\d+\.webp$)/.exec(address) ?? []
  if (!folder && address.startsWith('/')) return
  const at = (w) =>
    folder ? `${folder}${w}.avif` : `/api/proxy-image?${new URLSearchParams({ url: address, w })}`
  const imageSrcset = [320, 640, 960].map((w) => `${at(w)} ${w}w`).join(', ')
  const type = folder ? 'image/avif' : ''
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as: 'image', type, fetchPriority: 'high', imageSizes, imageSrcset })
  document.head.append(link)
}

// What has been drawn is looked at before it is pressed. The scripts of a page that is whole come after its pictures,
// or with the first touch, and do what was asked for meanwhile (client/lib/early-presses.ts); others come at once.
addEventListener('DOMContentLoaded', () => {
  const rest = document.querySelector('template[data-rest]')
  if (!rest) return
  const begin = () => {
    document.head.append(rest.content)
    rest.remove()
  }
  if (rest.dataset.rest !== 'after-pictures') return begin()
  const presses = (window.earlyPresses = [])
  for (const kind of ['click', 'change'])
    document.addEventListener(kind, (event) => presses.push(event), { capture: true })
  for (const touch of ['pointerdown', 'keydown', 'change']) addEventListener(touch, begin, { once: true })
  const afterPaint = () => requestAnimationFrame(() => setTimeout(begin))
  if (document.readyState === 'complete') afterPaint()
  else addEventListener('load', afterPaint)
})

// Where the browser knows Trusted Types, a text becomes the address of a script only through here, and never HTML or code
// (the policy in public/_headers). What is let through: files of this build, the forms of Stripe and Turnstile where
// `script-src` has them too, and their stand-ins on one's own machine. Last, because it throws where there is one already.
window.trustedTypes?.createPolicy('default', {
  createScriptURL(text) {
    const { origin, hostname, pathname } = new URL(text, location)
    const isOurs = origin === location.origin && /^\/(?:assets\/.+|service-worker)\.js$/.test(pathname)
    const isTheirs = /^https:\/\/(?:(?:[\w-]+\.)?js\.stripe\.com|challenges\.cloudflare\.com)$/.test(origin)
    const isHere = (host) => /^(?:localhost|127\.0\.0\.1)$/.test(host)
    const isStandIn = isHere(hostname) && isHere(location.hostname) && origin !== location.origin
    return isOurs || isTheirs || isStandIn ? text : null
  },
})
