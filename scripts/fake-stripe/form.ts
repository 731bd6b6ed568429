import { invalid, parameterMissing } from './errors.ts'

export type FormValue = string | FormValue[] | Form
export type Form = { [key: string]: FormValue }

function plain(encoded: string) {
  if (!/[%+]/.test(encoded)) return encoded
  try {
    return decodeURIComponent(encoded.replaceAll('+', ' '))
  } catch {
    throw invalid('Invalid encoding of the request.')
  }
}

const isIndex = (key: string) => key === '' || /^\d+$/.test(key)

/** Parses `items[0][price]=x&expand[]=y`, as bodies and query strings have it. */
export function parseForm(encoded: string): Form {
  const form: Form = Object.create(null)
  if (!encoded) return form
  for (const pair of encoded.split('&')) {
    const at = pair.indexOf('=')
    const name = plain(at < 0 ? pair : pair.slice(0, at))
    put(form, name.split('[').map(unbracketed), at < 0 ? '' : plain(pair.slice(at + 1)))
  }
  return form
}

const unbracketed = (part: string) => (part.endsWith(']') ? part.slice(0, -1) : part)

function put(form: Form, path: string[], value: string) {
  let holder: Form | FormValue[] = form
  for (const [i, part] of path.entries()) {
    const key: string | number = Array.isArray(holder) ? indexIn(holder, part) : part
    const after = path[i + 1]
    const held: FormValue | undefined = Reflect.get(holder, key)
    const next: FormValue =
      after === undefined
        ? value
        : held !== undefined && typeof held !== 'string'
          ? held
          : isIndex(after)
            ? []
            : Object.create(null)
    Reflect.set(holder, key, next)
    if (typeof next === 'string') return
    holder = next
  }
}

const indexIn = (held: FormValue[], key: string) =>
  key === '' ? held.length : Math.min(Number(key), held.length)

export function text(form: Form, key: string): string | undefined {
  const value = form[key]
  if (value === undefined || typeof value === 'string') return value
  throw invalid(`Invalid string: ${JSON.stringify(value)}`, key)
}

/** An empty text removes a value. */
export const textOrNull = (form: Form, key: string) => text(form, key) || null

export function required(form: Form, key: string): string {
  const value = text(form, key)
  if (!value) throw parameterMissing(key)
  return value
}

export function whole(form: Form, key: string): number | undefined {
  const value = text(form, key)
  if (value === undefined || value === '') return undefined
  if (!/^-?\d+$/.test(value)) throw invalid(`Invalid integer: ${value}`, key, 'parameter_invalid_integer')
  return Number(value)
}

export function flag(form: Form, key: string): boolean | undefined {
  const value = text(form, key)
  if (value === undefined) return undefined
  if (value !== 'true' && value !== 'false') throw invalid(`Invalid boolean: ${value}`, key)
  return value === 'true'
}

export function group(form: Form, key: string): Form {
  const value = form[key]
  if (value === undefined || value === '') return {}
  if (typeof value === 'object' && !Array.isArray(value)) return value
  throw invalid('Invalid object', key)
}

export function list(form: Form, key: string): FormValue[] {
  const value = form[key]
  if (value === undefined || value === '') return []
  if (Array.isArray(value)) return value
  throw invalid('Invalid array', key)
}

export const texts = (form: Form, key: string) =>
  list(form, key).map((value) => {
    if (typeof value !== 'string') throw invalid('Invalid array', key)
    return value
  })

export const groups = (form: Form, key: string) => list(form, key).map((value) => group({ value }, 'value'))

/** Updates metadata: keys are added and replaced, and an empty text removes one. */
export function mergeMetadata(before: Record<string, string>, form: Form): Record<string, string> {
  if (form.metadata === '') return {}
  const after = { ...before }
  for (const [key, value] of Object.entries(group(form, 'metadata'))) {
    if (typeof value !== 'string') throw invalid('Invalid string', `metadata[${key}]`)
    if (key.length > 40 || value.length > 500) {
      throw invalid('Metadata keys have up to 40 characters, and values up to 500.', `metadata[${key}]`)
    }
    if (value === '') delete after[key]
    else after[key] = value
  }
  return after
}

export const metadataOf = (form: Form) => mergeMetadata({}, form)

/** Stripe refuses unknown parameters. */
export function refuseUnknown(form: Form, known: ReadonlySet<string>) {
  for (const key of Object.keys(form)) {
    if (key === 'expand' || known.has(key)) continue
    throw invalid(`Received unknown parameter: ${key}`, key, 'parameter_unknown')
  }
}
