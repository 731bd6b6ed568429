import type { Account } from './account.ts'
import { invalid, parameterMissing, resourceMissing } from './errors.ts'
import { emit, update } from './events.ts'
import {
  flag,
  group,
  mergeMetadata,
  metadataOf,
  required,
  text,
  textOrNull,
  texts,
  whole,
  type Form,
} from './form.ts'
import { pageOf } from './lists.ts'
import type { Price, Product } from './wire.ts'

export function createProduct(account: Account, form: Form): Product {
  const id = text(form, 'id') ?? account.ids.short('prod')
  if (account.products.get(id)) throw invalid('Product already exists.', 'id', 'resource_already_exists')
  const now = account.clock.now()
  const product = account.products.add({
    id,
    object: 'product',
    active: flag(form, 'active') ?? true,
    created: now,
    default_price: null,
    description: textOrNull(form, 'description'),
    images: texts(form, 'images'),
    livemode: false,
    marketing_features: [],
    metadata: metadataOf(form),
    name: required(form, 'name'),
    package_dimensions: null,
    shippable: null,
    statement_descriptor: textOrNull(form, 'statement_descriptor'),
    tax_code: textOrNull(form, 'tax_code'),
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: now,
    url: null,
  } satisfies Product)
  emit(account, 'product.created', product)
  return product
}

export function updateProduct(account: Account, product: Product, form: Form) {
  update(account, 'product.updated', product, {
    ...(form.name !== undefined && { name: required(form, 'name') }),
    ...(form.description !== undefined && { description: textOrNull(form, 'description') }),
    ...(form.active !== undefined && { active: flag(form, 'active') }),
    ...(form.metadata !== undefined && { metadata: mergeMetadata(product.metadata, form) }),
    updated: account.clock.now(),
  })
  return product
}

export function createPrice(account: Account, form: Form): Price {
  const currency = required(form, 'currency').toLowerCase()
  const amount = whole(form, 'unit_amount')
  if (amount === undefined) throw parameterMissing('unit_amount')
  const product = text(form, 'product') ?? newProduct(account, form)
  if (!account.products.get(product)) throw resourceMissing('product', product, 'product', 400)
  const recurring = form.recurring ? group(form, 'recurring') : null
  const price = {
    id: account.ids.of('price'),
    object: 'price',
    active: flag(form, 'active') ?? true,
    billing_scheme: 'per_unit',
    created: account.clock.now(),
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: metadataOf(form),
    nickname: textOrNull(form, 'nickname'),
    product,
    recurring: recurring && {
      interval: required(recurring, 'interval'),
      interval_count: whole(recurring, 'interval_count') ?? 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: text(form, 'tax_behavior') ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  } satisfies Price
  takeLookupKey(account, price, form)
  account.prices.add(price)
  emit(account, 'price.created', price)
  return price
}

function newProduct(account: Account, form: Form) {
  if (!form.product_data) throw parameterMissing('product')
  return createProduct(account, group(form, 'product_data')).id
}

/** A lookup key names one price. Another price takes it over only where the caller says so. */
function takeLookupKey(account: Account, price: Price, form: Form) {
  const key = textOrNull(form, 'lookup_key')
  if (!key) return
  const holder = account.pricesByLookup.get(key)
  if (holder && holder !== price) {
    if (!flag(form, 'transfer_lookup_key')) {
      throw invalid(
        `A price (\`${holder.id}\`) already uses that lookup key.`,
        'lookup_key',
        'resource_already_exists',
      )
    }
    update(account, 'price.updated', holder, { lookup_key: null })
  }
  account.pricesByLookup.set(key, price)
  price.lookup_key = key
}

export function updatePrice(account: Account, price: Price, form: Form) {
  takeLookupKey(account, price, form)
  update(account, 'price.updated', price, {
    ...(form.active !== undefined && { active: flag(form, 'active') }),
    ...(form.nickname !== undefined && { nickname: textOrNull(form, 'nickname') }),
    ...(form.metadata !== undefined && { metadata: mergeMetadata(price.metadata, form) }),
  })
  return price
}

export function listPrices(account: Account, form: Form) {
  const keys = texts(form, 'lookup_keys')
  const active = flag(form, 'active')
  const product = text(form, 'product')
  const [type, currency] = [text(form, 'type'), text(form, 'currency')]
  const isWanted = (price: Price) =>
    (active === undefined || price.active === active) &&
    (!product || price.product === product) &&
    (!type || price.type === type) &&
    (!currency || price.currency === currency)
  const named = keys.flatMap((key) => account.pricesByLookup.get(key) ?? [])
  const rows = keys.length ? named.sort((one, other) => one.created - other.created) : account.prices.rows
  return pageOf(account.prices, rows, form, isWanted)
}
