import * as v from 'valibot'
import { moment, succeeded, type Answers } from '../../lib/route-answers.ts'
import { optionsToAdd, optionsToUse } from '../passkeys/answers.ts'

const user = v.object({ id: v.string(), name: v.string(), email: v.string() })
const signedIn = v.object({ user })

const asksFactor = v.pipe(
  v.object({ user: v.null() }),
  v.description('The account asks for a second factor: there is no session yet.'),
)

const recoveryCodes = v.object({ codes: v.array(v.string()) })

const ways = v.object({
  password: v.boolean(),
  google: v.nullable(v.object({ email: v.string(), createdAt: moment })),
  googleAvailable: v.boolean(),
  passkeys: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      createdAt: moment,
      lastUsedAt: v.nullable(moment),
      backedUp: v.boolean(),
    }),
  ),
  secondFactor: v.nullable(v.object({ since: v.nullable(moment), codesLeft: v.number() })),
})

const publicAnswers = {
  'GET /api/auth/ways': {
    200: v.object({
      google: v.boolean(),
      passwordLength: v.pipe(v.number(), v.description('How many characters a new password has at least.')),
    }),
  },
  'POST /api/auth/signup': { 201: signedIn },
  'POST /api/auth/second-step': { 200: signedIn },
  'POST /api/auth/signin': {
    200: v.object({
      ...signedIn.entries,
      passwordIsShort: v.pipe(v.boolean(), v.description('It is shorter than a new one may be.')),
    }),
    202: asksFactor,
  },
  'POST /api/auth/logout': { 200: v.object({ redirectTo: v.string() }) },
  'GET /api/auth/user': { 200: v.object({ ...user.entries, isSubscribed: v.boolean() }) },
  'POST /api/auth/forgot-password': { 202: succeeded },
  'POST /api/auth/reset-password': { 200: signedIn, 202: asksFactor },
  'POST /api/auth/verify-email': { 200: v.object({ email: v.string(), isChanged: v.boolean() }) },
  'POST /api/auth/passkeys/options': { 200: optionsToUse },
  'POST /api/auth/passkeys/signin': { 200: succeeded },
  'GET /api/auth/google': { 302: null },
  'GET /api/auth/google/callback': { 302: null },
  'GET /api/auth/google/pending': {
    200: v.object({ email: v.string(), name: v.string(), kind: v.picklist(['new', 'unconfirmed']) }),
  },
  'POST /api/auth/google/finish': { 200: succeeded },
} satisfies Answers

const accountAnswers = {
  'GET /api/account/ways': { 200: ways },
  'DELETE /api/account/google': { 204: null },
  'POST /api/account/passkeys/options': { 200: optionsToAdd },
  'POST /api/account/passkeys': { 201: v.object({ id: v.string(), name: v.string() }) },
  'PUT /api/account/passkeys/:id': { 204: null },
  'DELETE /api/account/passkeys/:id': { 204: null },
  'POST /api/account/second-factor/set-up': { 200: v.object({ key: v.string(), link: v.string() }) },
  'POST /api/account/second-factor': { 201: recoveryCodes },
  'POST /api/account/second-factor/codes': { 201: recoveryCodes },
  'DELETE /api/account/second-factor': { 204: null },
  'PUT /api/account/password': { 204: null },
  'POST /api/account/email/verification': { 204: null },
  'PUT /api/account/email': { 204: null },
  'GET /api/account/proof': { 204: null },
  'POST /api/account/proof': { 204: null },
  'POST /api/account/proof/passkey/options': { 200: optionsToUse },
  'POST /api/account/proof/passkey': { 204: null },
} satisfies Answers

export const authAnswers = { ...publicAnswers, ...accountAnswers } satisfies Answers
