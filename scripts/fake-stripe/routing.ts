import type { Account } from './account.ts'
import { resourceMissing } from './errors.ts'
import { required, text, type Form } from './form.ts'
import { listOf, pageOf } from './lists.ts'
import type { Row, Table } from './store.ts'

export type Call = {
  account: Account
  form: Form
  /** The value of `:id`. */
  id: string
  path: string
  byBrowser: boolean
}

type Answer = (call: Call) => object | string

export type Route = {
  /** The object that is answered, or JSON that is ready to be sent. */
  answer: Answer
  /** The known parameters. */
  known: ReadonlySet<string>
  /** Open to the publishable key. */
  forBrowsers?: true
}

export type Routes = Record<string, Route>

export const cursors = 'limit starting_after ending_before'
export const pages = `${cursors} created`

export const route = (known: string, answer: Answer): Route => ({ answer, known: new Set(known.split(' ')) })

export const browsers = (known: string, answer: Answer): Route => ({
  ...route(known, answer),
  forBrowsers: true,
})

export function one<T extends Row>(table: Table<T>, kind: string, id: string) {
  const row = table.get(id)
  if (!row) throw resourceMissing(kind, id, kind === 'customer' || kind === 'subscription' ? 'id' : kind)
  return row
}

export const read = <T extends Row>(tableOf: (account: Account) => Table<T>, kind: string) =>
  route('', ({ account, id }) => one(tableOf(account), kind, id))

/** An unknown customer has no list; a deleted one still has. */
export function refuseUnknownCustomer(account: Account, form: Form) {
  const id = text(form, 'customer')
  if (id && !account.customers.get(id)) throw resourceMissing('customer', id, 'customer', 400)
}

/** A list that can be filtered by its owner. */
export const many = <T extends Row>(
  tableOf: (account: Account) => Table<T>,
  { by = [], where = [], known = pages }: { by?: string[]; where?: string[]; known?: string },
) =>
  route([known, ...by, ...where].join(' '), ({ account, form, path }) => {
    const table = tableOf(account)
    const named = by.find((index) => text(form, index))
    refuseUnknownCustomer(account, form)
    const rows = named ? table.with(named, required(form, named)) : table.rows
    const others = [...by, ...where].filter((key) => key !== named && text(form, key))
    return listOf(
      path,
      pageOf(table, rows, form, (row) => others.every((key) => Reflect.get(row, key) === text(form, key))),
    )
  })
