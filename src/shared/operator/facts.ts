import * as v from 'valibot'

const words = (most: number) => v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most)))

/**
 * Who runs a site, as its operator says it in the variable OPERATOR. All of it is public, and none of it is translated. What is not
 * there is not shown, and a page of law whose needed facts are missing is linked nowhere.
 */
export const operatorFacts = v.strictObject({
  /** With the legal form: 'Cabine GmbH'. */
  name: words(200),
  /** Where a letter reaches it, a line for each line; no post-office box. */
  address: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120))),
      v.minLength(1),
      v.maxLength(8),
    ),
  ),
  /** Instead of `hello@` the site. */
  email: v.optional(v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254))),
  phone: words(60),
  /** Who acts for a company. */
  representative: words(200),
  /** The register and the number there: 'Amtsgericht Köln, HRB 12345'. */
  register: words(200),
  /** For the value added tax. */
  vatId: words(60),
  /** Any other number of a tax office or register: NIF, codice fiscale, ОГРН, commercial registration. */
  taxId: words(100),
  /** The share capital. */
  capital: words(100),
  /** Who supervises an activity that needs a permit. */
  authority: words(300),
  /** The person who answers for what is published. */
  publisher: words(200),
  /** Who stores the site, with address and telephone. */
  host: words(300),
  /** The body that settles disputes with consumers, or that none is taken part in. */
  mediator: words(500),
  /** Of Brazil. */
  cnpj: words(30),
  /** Of the People's Republic of China. */
  icp: words(60),
})

export type OperatorFacts = v.InferOutput<typeof operatorFacts>
export type Fact = keyof OperatorFacts

/** Cloudflare serves every site of this product (its address as of its terms, read on 26 November 2026). */
const cloudflare = 'Cloudflare, Inc., 101 Townsend St, San Francisco, CA 94107, USA, +1 650 319 8930'

/** What the variable says; what cannot be read is nobody's facts, and `problem` says why. */
export function readOperator(text: string | undefined): { facts: OperatorFacts; problem: string | null } {
  const none = { host: cloudflare }
  if (!text?.trim()) return { facts: none, problem: null }
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch {
    return { facts: none, problem: 'it is no JSON' }
  }
  const read = v.safeParse(operatorFacts, said)
  if (read.success) return { facts: { ...none, ...read.output }, problem: null }
  const [issue] = read.issues
  return { facts: none, problem: `${v.getDotPath(issue) ?? 'it'}: ${issue.message}` }
}
