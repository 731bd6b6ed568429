import type { Account } from './account.ts'
import { checkoutLines } from './checkout-sessions.ts'
import { invalid } from './errors.ts'
import { intentOf } from './invoices.ts'
import { listOf } from './lists.ts'
import type { Invoice } from './wire.ts'

type Tree = Map<string, Tree>
type Whole = Record<string, unknown>

const deepest = 4

/** `data.latest_invoice.payments` and similar paths as one tree. */
function treeOf(paths: string[]): Tree {
  const tree: Tree = new Map()
  for (const path of paths) {
    const keys = path.split('.')
    if (keys.length > deepest) {
      throw invalid(
        `You cannot expand more than ${deepest} levels of a property. Property: ${path}`,
        'expand',
      )
    }
    let branch = tree
    for (const key of keys) {
      const next = branch.get(key) ?? new Map()
      branch.set(key, next)
      branch = next
    }
  }
  return tree
}

export function expand(account: Account, answer: object, paths: string[]): object {
  return paths.length ? grow(account, { ...answer }, treeOf(paths), '') : answer
}

function grow(account: Account, node: Whole, tree: Tree, above: string): Whole {
  for (const [key, branch] of tree) {
    const value = key in node ? node[key] : includable(account, node, key)
    if (value === undefined) throw unexpandable(above + key)
    node[key] = value === null ? null : expanded(account, value, branch, above + key)
  }
  return node
}

const unexpandable = (path: string) => invalid(`This property cannot be expanded (${path}).`, 'expand')

function expanded(account: Account, value: unknown, branch: Tree, path: string): unknown {
  if (Array.isArray(value)) return value.map((item) => expanded(account, item, branch, path))
  const whole = typeof value === 'string' ? find(account, value) : value
  if (typeof whole !== 'object' || whole === null) throw unexpandable(path)
  return grow(account, { ...whole }, branch, `${path}.`)
}

function find(account: Account, id: string): object | undefined {
  const tables: Record<string, { get: (id: string) => object | undefined }> = {
    cus: account.customers,
    prod: account.products,
    price: account.prices,
    sub: account.subscriptions,
    in: account.invoices,
    pi: account.paymentIntents,
    pm: account.paymentMethods,
    ch: account.charges,
    re: account.refunds,
    du: account.disputes,
    bpc: account.portalConfigurations,
  }
  const table = tables[id.slice(0, id.indexOf('_'))]
  // A product's id is the merchant's own.
  return table?.get(id) ?? account.products.get(id)
}

/** Fields that are present only on request. Undefined where there is none. */
function includable(account: Account, node: Whole, key: string): unknown {
  const id = String(node.id)
  switch (`${String(node.object)}.${key}`) {
    case 'invoice.payments': {
      const data = account.invoicePayments.with('invoice', id).toReversed()
      return listOf(`/v1/invoice_payments?invoice=${id}`, { data, has_more: false })
    }
    case 'invoice.confirmation_secret': {
      const intent = intentOf(account, node as unknown as Invoice)
      return intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null
    }
    case 'customer.subscriptions': {
      const data = account.subscriptions.with('customer', id).filter(({ ended_at }) => !ended_at)
      return listOf(`/v1/customers/${id}/subscriptions`, { data: data.toReversed(), has_more: false })
    }
    case 'charge.refunds': {
      const data = account.refunds.with('charge', id).toReversed()
      return listOf(`/v1/charges/${id}/refunds`, { data, has_more: false })
    }
    case 'checkout.session.line_items':
      return checkoutLines(account, id)
    default:
      return undefined
  }
}
