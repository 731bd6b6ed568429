import { patiently } from './patience.ts'
import type { Driver } from './driver.ts'
import { pageTools, type Named, type PageState, type PageTools } from './in-page.ts'

const lookMs = 300_000
/** A toast lies on the page for some seconds, and a dialog moves in. */
const stillMs = 20_000

const source = `(${pageTools.toString()})()`
const named = (role: string, name: string | RegExp): Named =>
  name instanceof RegExp ? { role, name: name.source, isPattern: true } : { role, name }

/** A shopper before a browser: she reads, presses and types, and waits for what comes. */
export class Shopper {
  readonly #driver: Driver
  readonly #site: string

  constructor(driver: Driver, site: string) {
    this.#driver = driver
    this.#site = site
  }

  async #page<Name extends keyof PageTools>(
    tool: Name,
    ...args: Parameters<PageTools[Name]>
  ): Promise<ReturnType<PageTools[Name]>> {
    const code = `${source}.${tool}(...${JSON.stringify(args)})`
    return (await this.#driver.run(code)) as ReturnType<PageTools[Name]>
  }

  open(path: string) {
    return this.#driver.open(this.#site + path)
  }

  /** Presses it where it is, once it has stood still for some moments and nothing lies on it. */
  async press(role: string, name: string | RegExp, at = 0) {
    const places: string[] = []
    const place = await patiently(`${role} ‘${name}’ can be pressed`, async () => {
      const found = await this.#page('reach', named(role, name), at)
      if (!found) throw new Error('it is not there')
      if (found.covered) throw new Error(`it lies under ${found.covered}`)
      places.unshift(`${Math.round(found.x)} ${Math.round(found.y)}`)
      const [now, ...before] = places.slice(0, 3)
      if (before.length < 2 || before.some((one) => one !== now)) throw new Error('it moves')
      return found
    })
    await this.#driver.press(place.x, place.y)
  }

  /** Whether she could press it: it is in the window or comes there, and nothing lies on it. */
  expectFree(role: string, name: string | RegExp) {
    return patiently(
      `${role} ‘${name}’ is free`,
      async () => {
        const found = await this.#page('reach', named(role, name), 0)
        if (!found) throw new Error('it is not there')
        if (found.covered) throw new Error(`it lies under ${found.covered}`)
      },
      stillMs,
    )
  }

  /** Scrolls to the beginning of the page. */
  top() {
    return this.#page('toTop')
  }

  /** Presses it until it is checked: on a slow machine the page may move under the pointer. */
  check(role: 'checkbox' | 'radio', name: string | RegExp) {
    return patiently(`${role} ‘${name}’ is checked`, async () => {
      await this.press(role, name)
      if (!(await this.#page('isChecked', named(role, name)))) throw new Error('it is not')
    })
  }

  async fill(role: string, name: string | RegExp, text: string) {
    await this.press(role, name)
    await this.#driver.write(text)
  }

  async key(name: 'Enter' | 'Escape') {
    await this.#driver.key(name)
  }

  /** Gives a file to the first input for files inside what the selector finds. */
  async give(within: string, file: string) {
    const key = crypto.randomUUID()
    await patiently('a file can be given', async () => {
      if (!(await this.#page('mark', `${within} input[type=file]`, key))) throw new Error('no input')
    })
    await this.#driver.give(`[data-marked="${key}"]`, file)
  }

  see(role: string, name: string | RegExp, withinMs?: number) {
    return patiently(
      `${role} ‘${name}’ is seen`,
      async () => {
        if ((await this.#page('count', named(role, name))) === 0) throw new Error('it is not there')
      },
      withinMs,
    )
  }

  /** A look takes its time on a machine without a graphics card. */
  seeLook(role: string, name: string | RegExp) {
    return this.see(role, name, lookMs)
  }

  miss(role: string, name: string | RegExp) {
    return patiently(`${role} ‘${name}’ is gone`, async () => {
      if ((await this.#page('count', named(role, name))) > 0) throw new Error('it is there')
    })
  }

  read(text: string) {
    return patiently(`‘${text}’ is read`, async () => {
      if (!(await this.text()).includes(text)) throw new Error('it is not there')
    })
  }

  /** What can be read on the page. One that is on its way to another has no text for a moment. */
  text() {
    return patiently('the page can be read', () => this.#page('text'))
  }

  /** Waits until the page is in a state, which is told with what it was at last. */
  until(what: string, isSo: (state: PageState) => boolean) {
    return patiently(what, async () => {
      const state = await this.#page('state')
      if (!isSo(state)) throw new Error(JSON.stringify(state))
    })
  }

  /** Waits until nothing lies over a part of the page at a point: a toast, say. */
  uppermost(selector: string, x: number, y: number) {
    return patiently(`${selector} is uppermost`, async () => {
      if (!(await this.#page('isUppermost', selector, x, y))) throw new Error('something lies over it')
    })
  }

  picture() {
    return this.#driver.picture()
  }

  /** Every dialog has a height and no control lies under another; a toast may, until it has gone. */
  async expectNoFaults() {
    await patiently(
      'nothing is flat or covered',
      async () => {
        const faults = await this.#page('faults')
        if (faults.length > 0) throw new Error(faults.join('\n'))
      },
      stillMs,
    )
  }

  /** Errors that the page or the browser told since the last time. */
  async errors() {
    return [...this.#driver.heard(), ...(await patiently('the page answers', () => this.#page('heard')))]
  }
}
