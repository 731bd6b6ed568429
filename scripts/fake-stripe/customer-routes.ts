import * as customers from './customers.ts'
import { listOf, pageOf } from './lists.ts'
import * as prices from './prices.ts'
import { one, pages, read, route, type Call, type Routes } from './routing.ts'

const customerOf = ({ account, id }: Call) => one(account.customers, 'customer', id)
const changeable = 'email name description phone metadata invoice_settings address preferred_locales'
const priceFields =
  'currency unit_amount product product_data recurring lookup_key transfer_lookup_key metadata nickname active tax_behavior'

export const customerRoutes: Routes = {
  'POST customers': route(`${changeable} payment_method`, ({ account, form }) =>
    customers.createCustomer(account, form),
  ),
  'GET customers': route(`${pages} email`, ({ account, form, path }) =>
    listOf(path, customers.listCustomers(account, form)),
  ),
  'GET customers/:id': route('', (call) => customers.retrieveCustomer(customerOf(call))),
  'POST customers/:id': route(changeable, (call) =>
    customers.updateCustomer(call.account, customerOf(call), call.form),
  ),
  'DELETE customers/:id': route('', (call) => customers.deleteCustomer(call.account, customerOf(call))),
  'POST products': route(
    'id name description metadata active images tax_code statement_descriptor',
    ({ account, form }) => prices.createProduct(account, form),
  ),
  'GET products': route(`${pages} active`, ({ account, form, path }) =>
    listOf(
      path,
      pageOf(
        account.products,
        account.products.rows,
        form,
        (row) => !form.active || String(row.active) === form.active,
      ),
    ),
  ),
  'GET products/:id': read((account) => account.products, 'product'),
  'POST products/:id': route('name description metadata active', ({ account, id, form }) =>
    prices.updateProduct(account, one(account.products, 'product', id), form),
  ),
  'POST prices': route(priceFields, ({ account, form }) => prices.createPrice(account, form)),
  'GET prices': route(`${pages} lookup_keys active product type currency`, ({ account, form, path }) =>
    listOf(path, prices.listPrices(account, form)),
  ),
  'GET prices/:id': read((account) => account.prices, 'price'),
  'POST prices/:id': route(
    'active nickname metadata lookup_key transfer_lookup_key',
    ({ account, id, form }) => prices.updatePrice(account, one(account.prices, 'price', id), form),
  ),
}
