import { parseSync } from 'vite'

type Node = { type: string; [name: string]: unknown }

/** Reads a source file by its path below src/client; undefined where there is none. */
export type ReadSource = (file: string) => string | undefined

/** Whether the height around an element is said by a number, on a phone and on a larger screen. */
type Definite = { phone: boolean; desktop: boolean }
const nowhere: Definite = { phone: false, desktop: false }
const everywhere: Definite = { phone: true, desktop: true }

const isShare = /^(?:[^\s:]+:)*(?:h|size)-(?:full|\d+\/\d+|\[[\d.]+%\])$/
const isOfPhone = /(?:^|:)max-sm:/
const isOfDesktop = /(?:^|:)(?:sm|md|lg|xl):/
/** A height of its own. What lies over another knows its height; so does what stands in the row of a grid. */
const isSaid = /^(?:h-(?:\d+$|\[\d|[dsl]vh|\(|screen)|size-(?:\d+$|\[\d)|aspect-|absolute$|fixed$|grid$)/
const isOver = /(?:^|:)(?:absolute|fixed)$/

const nodesIn = (node: unknown): Node[] => {
  if (Array.isArray(node)) return node.flatMap(nodesIn)
  if (typeof node !== 'object' || node === null) return []
  return 'type' in node && typeof node.type === 'string' ? [node as Node] : []
}
const partsOf = (node: Node) => Object.values(node).flatMap(nodesIn)

function all(node: Node, type: string): Node[] {
  return [...(node.type === type ? [node] : []), ...partsOf(node).flatMap((part) => all(part, type))]
}

const nameOf = (node: unknown): string => {
  const { name } = (node ?? {}) as { name?: unknown }
  return typeof name === 'string' ? name : ''
}

function wordsOf(node: Node | undefined): string[] {
  if (!node) return []
  const literals = all(node, 'Literal').map(({ value }) => value)
  const templates = all(node, 'TemplateElement').map(({ value }) => (value as { cooked: string }).cooked)
  return [...literals, ...templates]
    .filter((text) => typeof text === 'string')
    .flatMap((text) => text.split(/\s+/))
}

type Element = { tag: string; classes: string[]; words: (attribute: string) => string[]; within: Node[] }

function readElement(node: Node): Element {
  const opening = node.openingElement as Node
  const attributes = nodesIn(opening.attributes)
  const value = (name: string) => nodesIn(attributes.find((one) => nameOf(one.name) === name)?.value)[0]
  const words = (name: string) => wordsOf(value(name))
  const styled = /aspectRatio|blockSize|height/.test(all(opening, 'Identifier').map(nameOf).join(' '))
  return {
    tag: nameOf(opening.name),
    classes: [...words('className'), ...(styled ? ['aspect-'] : [])],
    words,
    within: [...nodesIn(node.children), ...attributes],
  }
}

const said = (classes: string[], around: Definite): Definite => {
  const plain = classes.some((one) => isSaid.test(one))
  const on = (range: string) =>
    classes.some((one) => one.startsWith(range) && isSaid.test(one.slice(range.length)))
  return {
    phone: around.phone || plain || on('max-sm:'),
    desktop: around.desktop || plain || on('sm:'),
  }
}

/** What `size` says in ui/dialog.tsx. */
function heightOf({ words, classes }: Element): Definite {
  const size = words('size')
  if (size.length === 1 && size[0] === 'full') return everywhere
  return said(classes, size.length === 1 && size[0] === 'lg' ? { phone: true, desktop: false } : nowhere)
}

/** Where a name that a file uses is declared: its own node, or another file. */
type Declared = { file: string; node: Node }

/**
 * Elements that stand in a dialog and are as high as a share of what is around them, where that has no height but
 * that of its content. Components are followed into their files. In WebKit such a share can be nothing.
 */
export function sharesOfNothing(files: string[], read: ReadSource): string[] {
  const programs = new Map<string, Node | null>()
  const programOf = (file: string) => {
    const known = programs.get(file)
    if (known !== undefined) return known
    const code = read(file)
    const program = code === undefined ? null : (parseSync(file, code).program as unknown as Node)
    programs.set(file, program)
    return program
  }

  const pathOf = (from: string, source: string) =>
    source.startsWith('#client/')
      ? source.slice('#client/'.length)
      : new URL(source, `file:///${from}`).pathname.slice(1)

  function declared(file: string, name: string, depth = 0): Declared | null {
    const program = programOf(file)
    if (!program || depth > 3) return null
    for (const statement of all(program, 'ImportDeclaration')) {
      const isNamed = nodesIn(statement.specifiers).some(({ local }) => nameOf(local) === name)
      const source = String((statement.source as Node).value)
      if (isNamed)
        return /^(?:#client\/|\.)/.test(source) ? declared(pathOf(file, source), name, depth + 1) : null
    }
    const functions = all(program, 'FunctionDeclaration').filter(({ id }) => nameOf(id) === name)
    const variables = all(program, 'VariableDeclarator').filter(({ id }) => nameOf(id) === name)
    const [node] = [...functions, ...variables]
    if (!node) return null
    // Loaded later: the component has the same name in the file that is named there, or in what fetches it.
    const later = all(node, 'ImportExpression').map((one) => String((one.source as Node).value))
    for (const source of later) {
      const found = declared(pathOf(file, source), name, depth + 1)
      if (found) return found
    }
    return { file, node }
  }

  const found = new Set<string>()
  const seen = new Set<string>()

  function visit(node: Node, file: string, around: Definite) {
    if (node.type !== 'JSXElement') return partsOf(node).forEach((part) => visit(part, file, around))
    const element = readElement(node)
    const { tag, classes, within } = element
    // Nothing says the height of the element itself, but its `size` and its classes.
    const isDialog = tag === 'Dialog' || tag === 'dialog'
    const base = isDialog ? (tag === 'dialog' ? nowhere : heightOf(element)) : around
    if (!isDialog && !classes.some((one) => isOver.test(one))) {
      for (const share of classes.filter((one) => isShare.test(one))) {
        const isFine = (isOfPhone.test(share) || around.desktop) && (isOfDesktop.test(share) || around.phone)
        if (!isFine) found.add(`${file}: ${share}`)
      }
    }
    const inside = isDialog ? base : said(classes, around)
    for (const part of within) visit(part, file, inside)
    if (isDialog || !/^\p{Lu}/u.test(tag)) return
    const key = `${file} ${tag} ${around.phone} ${around.desktop}`
    if (seen.has(key)) return
    seen.add(key)
    const component = declared(file, tag)
    if (component) visit(component.node, component.file, around)
  }

  for (const file of files) {
    const program = programOf(file)
    if (!program) continue
    const dialogs = all(program, 'JSXElement').filter((node) =>
      /^(?:Dialog|dialog)$/.test(readElement(node).tag),
    )
    for (const dialog of dialogs) visit(dialog, file, nowhere)
  }
  return [...found].sort()
}
