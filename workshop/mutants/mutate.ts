import { parseAst } from 'vite'

/** One small wrong edit of a source: the text from `start` to `end` is replaced. */
export type Mutant = { kind: string; start: number; end: number; to: string }

type Node = { type: string; start: number; end: number } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

function* within(node: Node): Generator<Node> {
  yield node
  // Types are erased, and what is thrown tells nobody but us what is wrong.
  if (node.type.startsWith('TS') && !node.type.endsWith('Expression')) return
  if (node.type === 'ImportDeclaration') return
  for (const part of Object.values(node).flat()) if (isNode(part)) yield* within(part)
}

const comparisons: Record<string, string> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
}
const connectives: Record<string, string> = { '&&': '||', '||': '&&' }

/** Words of SQL inside a template, and what they become. */
const inSql: [RegExp, string][] = [
  [/\bnot exists\b/gi, 'exists'],
  [/\band\b/gi, 'or'],
  [/\bor\b(?! ignore)/gi, 'and'],
  [/>=/g, '>'],
  [/<=/g, '<'],
  [/(?<![<>-])>(?![=>])/g, '>='],
  [/<(?![=>])/g, '<='],
  [/<>/g, '='],
  [/\bis not null\b/gi, 'is null'],
  [/\bis null\b/gi, 'is not null'],
]

/** What is said to operators changes nothing for anybody. */
const isTalk = (text: string) => /^(?:await |void )?(?:logEvent|logFault|logRun|console\.)/.test(text)

const nameOf = (callee: Node) =>
  String((callee.type === 'MemberExpression' ? (callee.property as Node) : callee).name)

/** Larger numbers are milliseconds and bytes: one more of a thousand changes nothing that anybody could see. */
const largestCount = 100

/** Conditions of a statement: each without one of its parts lets more through. */
const joining = new Set(['and', 'or'])

const isBoolean = ({ type, operator }: Node) =>
  (type === 'BinaryExpression' && String(operator) in comparisons) ||
  type === 'LogicalExpression' ||
  (type === 'UnaryExpression' && operator === '!')

/** Every mutant of a source, in the order of its text. */
export function mutantsOf(source: string, fileName: string): Mutant[] {
  const found: Mutant[] = []
  const text = ({ start, end }: Pick<Node, 'start' | 'end'>) => source.slice(start, end)
  const add = (kind: string, { start, end }: Pick<Node, 'start' | 'end'>, to: string) =>
    found.push({ kind, start, end, to })

  /** Removes one of a list, with the comma that parts it from the others. */
  function addRemovals(kind: string, list: Node[]) {
    list.forEach((one, i) => {
      const next = list[i + 1]
      const former = list[i - 1]
      if (next) add(kind, { start: one.start, end: next.start }, '')
      else if (former) add(kind, { start: former.end, end: one.end }, '')
    })
  }

  function addReturned(value: Node | null) {
    if (!value) return
    if (isBoolean(value)) add('negates what is returned', value, `!(${text(value)})`)
    else if (value.type === 'Literal' && typeof value.value === 'boolean')
      add('negates what is returned', value, String(!value.value))
    else if (value.type === 'Literal' && value.value === null)
      add('returns something else', value, 'undefined')
  }

  function visitCall(call: Node) {
    const name = nameOf(call.callee as Node)
    const given = call.arguments as Node[]
    const [first] = given
    if (name === 'batch' && first?.type === 'ArrayExpression')
      addRemovals('drops a statement of a batch', first.elements as Node[])
    if (joining.has(name) && given.length > 1) addRemovals('drops a condition', given)
    if (name === 'authorize' && first?.type === 'ObjectExpression') visitAccess(first)
  }

  function visitAccess({ properties }: Node) {
    for (const property of properties as Node[]) {
      const key = (property.key as Node | undefined)?.name
      const value = property.value as Node
      if (key === 'who' && value.value !== 'anybody') {
        add('lets others in', value, value.value === 'shopper' ? `'anybody'` : `'shopper'`)
      }
      if (key === 'proven') add('asks for no proof', value, 'undefined')
    }
  }

  for (const node of within(parseAst(source, { lang: 'ts' }, fileName) as unknown as Node)) {
    switch (node.type) {
      case 'IfStatement':
      case 'ConditionalExpression':
      case 'WhileStatement': {
        const test = node.test as Node
        add('negates a condition', test, `!(${text(test)})`)
        break
      }
      case 'BinaryExpression': {
        const other = comparisons[String(node.operator)]
        if (other) addBetween(node, other, 'turns a comparison')
        break
      }
      case 'LogicalExpression': {
        const other = connectives[String(node.operator)]
        if (other) addBetween(node, other, 'takes one for both')
        break
      }
      case 'Literal':
        if (typeof node.value === 'number' && node.value < largestCount) {
          add('counts one more', node, `(${text(node)} + 1)`)
          add('counts one less', node, `(${text(node)} - 1)`)
        }
        break
      case 'ExpressionStatement':
        if (!isTalk(text(node)) && !node.directive) {
          add('drops a statement', node, ';')
          const { expression } = node as unknown as { expression: Node }
          if (expression.type === 'AwaitExpression')
            add('does not wait', expression, text(expression).replace(/^await\b/, 'void'))
        }
        break
      case 'ReturnStatement':
        addReturned(node.argument as Node | null)
        break
      case 'ArrowFunctionExpression':
        if ((node.body as Node).type !== 'BlockStatement') addReturned(node.body as Node)
        break
      case 'CallExpression':
        visitCall(node)
        break
      case 'TaggedTemplateExpression':
        if (nameOf(node.tag as Node) === 'sql') visitSql(node.quasi as Node)
        break
      default:
    }
  }
  return found.toSorted((a, b) => a.start - b.start || a.end - b.end || (a.to < b.to ? -1 : 1))

  function addBetween(node: Node, to: string, kind: string) {
    const [left, right] = [node.left as Node, node.right as Node]
    const between = source.slice(left.end, right.start)
    add(kind, { start: left.end, end: right.start }, between.replace(String(node.operator), to))
  }

  function visitSql({ quasis }: Node) {
    for (const quasi of quasis as Node[]) {
      for (const [word, to] of inSql)
        for (const { index, 0: met } of text(quasi).matchAll(word))
          add(
            'changes a word of SQL',
            { start: quasi.start + index, end: quasi.start + index + met.length },
            to,
          )
    }
  }
}

/** The source with the mutant in it. */
export const applied = (source: string, { start, end, to }: Mutant) =>
  source.slice(0, start) + to + source.slice(end)
