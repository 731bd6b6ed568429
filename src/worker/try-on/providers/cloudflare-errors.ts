import * as v from 'valibot'

/** The binding answers an error bare; the REST call lists them. */
const bareError = v.object({ internalCode: v.number(), description: v.nullish(v.string(), '') })
const listedErrors = v.object({
  errors: v.pipe(v.array(v.object({ code: v.number(), message: v.nullish(v.string(), '') })), v.minLength(1)),
})

/** Code 0 where there is none. */
export function errorIn(answer: unknown) {
  const bare = v.safeParse(bareError, answer)
  if (bare.success) return { code: bare.output.internalCode, message: bare.output.description }
  const listed = v.safeParse(listedErrors, answer)
  const [first] = listed.success ? listed.output.errors : []
  return first ?? { code: 0, message: '' }
}
