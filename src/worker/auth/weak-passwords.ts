import { passwordLengthFrom } from '#shared/password-rules.ts'
import type { ApiContext } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import list from './common-passwords.json' with { type: 'json' }
import { isLeaked } from './leaked-passwords.ts'

/**
 * The 3,000 most used passwords of at least 6 characters, in the order of their frequency.
 * Figures from the word lists of zxcvbn 4.4.2 (Dropbox, MIT).
 */
const commonPasswords = new Set(list.split(' '))
const isCommonPassword = (password: string) => commonPasswords.has(password.toLowerCase())

/** The site's own words, which a guesser tries first. */
const siteWords = [
  'cabine',
  'sophia',
  'margot',
  'luxe',
  'fitting',
  'room',
  'outfit',
  'stylist',
  'fashion',
  'shop',
]

/** Letters that may be left without such words; digits are what everybody adds. */
const mostObviousRest = 3
/** Shorter parts of a name occur in many passwords by chance. */
const shortestPart = 3

type Whose = { email: string; name?: string }

/** Whether hardly anything is left of the password without her name, the parts of her email, and the site's words. */
function isObvious(password: string, { email, name = '' }: Whose) {
  const own = `${email} ${name}`
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length >= shortestPart)
  // The longest first: otherwise 'ada' would leave something of 'adaline'.
  const words = [...own, ...siteWords].toSorted((a, b) => b.length - a.length)
  const plain = password.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), plain)
  return rest !== plain && rest.replaceAll(/\p{N}/gu, '').length <= mostObviousRest
}

const letterOf: Partial<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** The word in a password that is made longer in the usual way: 'P@ssword2024!' is 'password'. */
function wordIn(password: string) {
  const core = password.toLowerCase().replaceAll(/^[\d\W_]{1,4}|[\d\W_]{1,6}$/g, '')
  return core.replaceAll(/[@43105$7]/g, (sign) => letterOf[sign] ?? sign)
}

/** Whether it is shorter than a new one may be. */
export const isShort = (env: Env, password: string) =>
  password.length < passwordLengthFrom(env.MINIMUM_PASSWORD_LENGTH)

/**
 * Refuses a new password that is shorter than the operator asks for (password_too_short), or would be guessed early:
 * password_obvious, password_common or password_leaked. Those that are set already go on working.
 */
export async function refuseWeak(c: ApiContext, password: string, whose: Whose) {
  const field = { field: 'password' }
  if (isShort(c.env, password)) throw new ApiError('password_too_short', field)
  if (isCommonPassword(password) || isCommonPassword(wordIn(password)))
    throw new ApiError('password_common', field)
  if (isObvious(password, whose)) throw new ApiError('password_obvious', field)
  if (await isLeaked(c.env.LEAKED_PASSWORDS_BASE, password)) throw new ApiError('password_leaked', field)
}
