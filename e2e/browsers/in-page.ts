/** A name as it is read aloud: exact, or by a pattern. */
export type Named = { role: string; name: string; isPattern?: boolean }

export type Place = { x: number; y: number; covered: string | null }

/**
 * What is done in the page: its text is sent to the browser whole (shopper.ts), so that it uses nothing from outside.
 * Elements are found as a reader of the screen finds them, and what a modal dialog lies over is not there.
 */
export function pageTools() {
  type Heard = { lines: string[] }
  const page = globalThis as unknown as { heard?: Heard }
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

  function listen(): Heard {
    const told: Heard = { lines: [] }
    const tell = (line: string) => void told.lines.push(line)
    const write = console.error.bind(console)
    console.error = (...parts: unknown[]) => {
      tell(parts.map(String).join(' '))
      write(...parts)
    }
    addEventListener('error', ({ message }) => {
      // The browser's notice about ResizeObserver loops is reported as an error but is none.
      if (!message?.startsWith('ResizeObserver')) tell(`error: ${message}`)
    })
    addEventListener('unhandledrejection', ({ reason }) => tell(`rejected: ${String(reason)}`))
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      tell(`security policy: ${violatedDirective} refuses ${blockedURI}`),
    )
    return told
  }
  page.heard ??= listen()
  const heard = page.heard

  const rolesOfTags: Record<string, string> = {
    BUTTON: 'button',
    TEXTAREA: 'textbox',
    SELECT: 'combobox',
    DIALOG: 'dialog',
    IMG: 'img',
    HEADER: 'banner',
  }
  const rolesOfInputs: Record<string, string> = {
    checkbox: 'checkbox',
    radio: 'radio',
    range: 'slider',
    file: 'file',
    submit: 'button',
    search: 'searchbox',
  }
  function roleOf(element: Element): string {
    const said = element.getAttribute('role')
    if (said) return said
    if (element instanceof HTMLInputElement) return rolesOfInputs[element.type] ?? 'textbox'
    if (element instanceof HTMLAnchorElement) return element.hasAttribute('href') ? 'link' : ''
    if (/^H[1-6]$/.test(element.tagName)) return 'heading'
    return rolesOfTags[element.tagName] ?? ''
  }

  /** What is read aloud of what it holds. */
  function spoken(node: Node): string {
    if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : ''
    if (node.getAttribute('aria-hidden') === 'true' || node.getClientRects().length === 0) return ''
    if (node instanceof HTMLImageElement) return node.alt
    return node.getAttribute('aria-label') ?? [...node.childNodes].map(spoken).join(' ')
  }

  const textOf = (id: string) => clean(document.getElementById(id)?.textContent)
  function nameOf(element: Element): string {
    const by = element.getAttribute('aria-labelledby')
    if (by) return by.split(' ').map(textOf).join(' ')
    const said = element.getAttribute('aria-label') ?? element.getAttribute('alt')
    if (said) return clean(said)
    const labels = (element as HTMLInputElement).labels
    if (labels?.length) return clean([...labels].map(spoken).join(' '))
    return (
      clean(spoken(element)) || clean(element.getAttribute('title') ?? element.getAttribute('placeholder'))
    )
  }

  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true })
  const modals = () => [...document.querySelectorAll('dialog:modal')]
  const ground = (): Element => modals().at(-1) ?? document.body

  function matching({ role, name, isPattern }: Named) {
    const isNamed = isPattern
      ? (text: string) => new RegExp(name, 'u').test(text)
      : (text: string) => text === clean(name)
    const top = ground()
    return [top, ...top.querySelectorAll('*')].filter(
      (element) =>
        roleOf(element) === role &&
        isShown(element) &&
        !element.closest('[inert]') &&
        isNamed(nameOf(element)),
    )
  }

  /** The middle of its first line: a link that is broken over two has its middle beside both. */
  function middleOf(element: Element) {
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const isInWindow = ({ x, y }: { x: number; y: number }) =>
    x >= 0 && y >= 0 && x < innerWidth && y < innerHeight

  const inWords = (element: Element) => {
    const { outerHTML } = element.cloneNode() as Element
    return `${nameOf(element).slice(0, 40)} ${outerHTML.slice(0, 160)}`
  }

  /** What takes a press in its middle in its place. */
  function coverOf(element: Element): Element | null {
    const { x, y } = middleOf(element)
    const hit = document.elementFromPoint(x, y)
    if (!hit || element.contains(hit)) return null
    const labels = [...((element as HTMLInputElement).labels ?? [])]
    return labels.some((label) => label.contains(hit)) ? null : hit
  }
  const stays = (element: Element | null): boolean =>
    element !== null &&
    (/^(?:fixed|sticky)$/.test(getComputedStyle(element).position) || stays(element.parentElement))
  const toMiddle = (element: Element) =>
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })

  /** Whether what scrolls or clips around it hides its middle. */
  function isClipped(element: Element) {
    const { x, y } = middleOf(element)
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const { left, right, top, bottom } = at.getBoundingClientRect()
      if (x < left || x > right || y < top || y > bottom) return true
    }
    return false
  }

  const controls = 'button, a[href], input:not([type=hidden]), select, textarea, [role=button], [role=tab]'
  /** Controls in the window that something else lies on. What stands at an edge of the window may, if she can scroll past it. */
  function covered(): string[] {
    return [...ground().querySelectorAll(controls)].flatMap((element) => {
      const isOff = !isShown(element) || getComputedStyle(element).pointerEvents === 'none'
      const { width, height } = element.getBoundingClientRect()
      if (isOff || width < 4 || height < 4 || element.matches(':disabled')) return []
      if (
        element.closest('[inert], [aria-hidden=true]') ||
        !isInWindow(middleOf(element)) ||
        isClipped(element)
      )
        return []
      const cover = coverOf(element)
      return cover && !stays(cover) ? [`${inWords(element)} lies under ${inWords(cover)}`] : []
    })
  }

  /** Modal dialogs without a height, or whose content has none, or which reach past the window. */
  function flat(): string[] {
    return modals().flatMap((dialog) => {
      const { height, bottom } = dialog.getBoundingClientRect()
      const parts = [...dialog.querySelectorAll('.overflow-y-auto')].map((part) => part.clientHeight)
      const isFlat = height < 100 || parts.some((part) => part < 40) || bottom > innerHeight + 1
      return isFlat ? [`${nameOf(dialog)}: ${Math.round(height)} px high, its parts ${parts.join(', ')}`] : []
    })
  }

  return {
    count: (named: Named) => matching(named).length,

    /** Brings it into the window, and says where it is to be pressed. */
    reach(named: Named, at: number): Place | null {
      const element = matching(named).at(at)
      if (!element) return null
      if (!isInWindow(middleOf(element)) || coverOf(element)) toMiddle(element)
      const cover = coverOf(element)
      return { ...middleOf(element), covered: cover && inWords(cover) }
    },

    /** Marks it for the driver, which finds elements by a selector. A file input may be as small as it likes. */
    mark(selector: string, key: string): boolean {
      const element = ground().querySelector(selector)
      element?.setAttribute('data-marked', key)
      return element !== null
    },

    /** What can be read on the page, and not only under a dialog. */
    text: () => clean((ground() as HTMLElement).innerText),

    state: () => ({
      path: location.pathname,
      lang: document.documentElement.lang,
      dir: document.documentElement.dir,
      isDark: document.documentElement.classList.contains('dark'),
      heading: clean(document.querySelector('h1')?.textContent),
      overhang: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }),

    toTop: () => scrollTo({ top: 0, behavior: 'instant' }),

    /** Whether a part of the page is uppermost at a point. */
    isUppermost: (selector: string, x: number, y: number) =>
      document.elementFromPoint(x, y)?.closest(selector) !== null,

    isChecked: (named: Named) => matching(named).some((one) => (one as HTMLInputElement).checked),

    faults: () => [...flat(), ...covered()],

    heard: () => heard.lines.splice(0),
  }
}

export type PageTools = ReturnType<typeof pageTools>
export type PageState = ReturnType<PageTools['state']>
