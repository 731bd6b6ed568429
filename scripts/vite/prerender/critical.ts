/** A rule of a style sheet: what stands before its braces, and what in them; a statement has no braces. */
type Rule = { prelude: string; body: string | null }

/** The rules of a piece of built CSS, at its own level; brackets and strings keep what is in them. */
function rulesOf(css: string) {
  const rules: Rule[] = []
  let [from, open, depth] = [0, -1, 0]
  for (let at = 0; at < css.length; at++) {
    const letter = css[at]
    if (letter === '"' || letter === "'") at = endOfString(css, at)
    else if (letter === '\\') at++
    else if (letter === '{' && depth++ === 0) open = at
    else if (letter === ';' && depth === 0) {
      rules.push({ prelude: css.slice(from, at).trim(), body: null })
      from = at + 1
    } else if (letter === '}' && --depth === 0) {
      rules.push({ prelude: css.slice(from, open).trim(), body: css.slice(open + 1, at) })
      from = at + 1
    }
  }
  return rules
}

function endOfString(css: string, from: number) {
  let at = from + 1
  while (css[at] !== css[from]) at += css[at] === '\\' ? 2 : 1
  return at
}

const comment = /\/\*[^]*?\*\//g
const group = /^@(?:layer|media|supports|container|starting-style)\b/
/** What a selector says of an element's classes, once what it excludes is left out. */
const classInSelector = /\.((?:\\.|[\w-]|[^\0-\x7f])+)/g
const excluded = /:not\((?:[^()]|\([^()]*\))*\)/g
/** A pointer, a form's inner parts and a change of pages come after the whole sheet. */
const comesLater =
  /:hover|:active|::(?:file-selector-button|placeholder|view-transition|-webkit-(?!slider))|:-moz-(?!range)/
const brackets = /\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g
const typeInSelector = /(?<![\w\\.:#-])[a-z][a-z\d-]*/g
/** For browsers without `@property`, which wait for the whole sheet. */
const forOldBrowsers = /^@supports \(\(\(-webkit-hyphens/

const withoutEscapes = (name: string) => name.replaceAll(/\\(.)/g, '$1')
const withoutEntities = (text: string) =>
  text.replaceAll('&gt;', '>').replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** Commas at the selector's own level part it: those in brackets do not, nor those that are escaped. */
function partsOf(selector: string) {
  const parts = ['']
  let depth = 0
  for (let at = 0; at < selector.length; at++) {
    const letter = selector[at]
    if (letter === '\\') parts[parts.length - 1] += letter + selector[++at]
    else if (letter === ',' && depth === 0) parts.push('')
    else {
      depth += letter === '(' || letter === '[' ? 1 : letter === ')' || letter === ']' ? -1 : 0
      parts[parts.length - 1] += letter
    }
  }
  return parts
}

/** Names in `class="…"`, and what scripts set on the document before the first paint. */
function classesIn(html: string) {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, list]) => withoutEntities(list))
  return new Set([...lists.flatMap((list) => list.split(/\s+/)), 'dark', 'reads-another'])
}

/** True when a face has a character of a text: `U+0000-00FF, U+0131`. */
function speaks(face: string, letters: number[]) {
  const list = /unicode-range:([^;}]*)/.exec(face)?.[1]
  if (!list) return true
  const ranges = list.split(',').map((range) => {
    const [from, to = from] = range.trim().slice(2).split('-')
    return from.includes('?')
      ? [parseInt(from.replaceAll('?', '0'), 16), parseInt(from.replaceAll('?', 'F'), 16)]
      : [parseInt(from, 16), parseInt(to, 16)]
  })
  return letters.some((letter) => ranges.some(([from, to]) => letter >= from && letter <= to))
}

/** Leaves out what nothing asks for: variables, their types, animations. What is left can ask for less in turn. */
function withoutUnused(css: string): string {
  const isAsked = (name: string) => css.includes(`var(${name})`) || css.includes(`var(${name},`)
  const less = css
    .replaceAll(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (all, name) => (isAsked(name) ? all : ''))
    .replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (all, name) => (isAsked(name) ? all : ''))
    .replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (all, name) =>
      css.split(name).length > 2 ? all : '',
    )
    .replaceAll(/[^{};]+\{\}/g, '')
  return less === css ? css : withoutUnused(less)
}

/**
 * The rules of a built style sheet that a page can need before its scripts are there. Pages of one kind share
 * them: `alike` are all of these, `page` is the one whose characters ask for faces.
 */
export function criticalCss(sheet: string, page: string, alike: string[]) {
  const classes = classesIn(alike.join(''))
  const tags = new Set([...alike.join('').matchAll(/<([a-z][a-z\d]*)/g)].map(([, tag]) => tag))
  for (const tag of ['html', 'body']) tags.add(tag)
  const letters = [...new Set(page.replaceAll(/<[^>]*>/g, ''))].map((letter) => letter.codePointAt(0) ?? 0)
  const isWanted = (selector: string) =>
    partsOf(selector.replaceAll(excluded, '')).some(
      (part) =>
        !comesLater.test(part) &&
        [...part.matchAll(classInSelector)].every(([, name]) => classes.has(withoutEscapes(name))) &&
        [...part.replaceAll(brackets, '').replaceAll(classInSelector, '.').matchAll(typeInSelector)].every(
          ([tag]) => tags.has(tag),
        ),
    )
  const pick = (css: string): string =>
    rulesOf(css)
      .map(({ prelude, body }) => {
        if (body === null) return `${prelude};`
        const whole = `${prelude}{${body}}`
        if (group.test(prelude)) {
          const inner = forOldBrowsers.test(prelude) ? '' : pick(body)
          return inner && `${prelude}{${inner}}`
        }
        if (prelude === '@font-face') return speaks(body, letters) ? whole : ''
        return prelude.startsWith('@') || isWanted(prelude) ? whole : ''
      })
      .join('')
  return withoutUnused(pick(sheet.replaceAll(comment, '')))
}
