/** Encodes a body in Stripe's form style: `items[0][price]=…`. */
export function encode(form: object): string {
  const pairs: string[] = []
  const add = (name: string, value: unknown) => {
    if (value === undefined || value === null) return
    if (typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) add(name ? `${name}[${key}]` : key, inner)
    } else
      pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(`${value as string | number | boolean}`)}`)
  }
  add('', form)
  return pairs.join('&')
}
