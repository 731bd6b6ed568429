import * as v from 'valibot'

const address = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254))

/** Where shoppers write to for help (SUPPORT_EMAIL); null where there is no address. */
export function supportEmail(env: Env) {
  const read = v.safeParse(address, env.SUPPORT_EMAIL)
  return read.success ? read.output : null
}
