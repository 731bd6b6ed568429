import * as v from 'valibot'
import { moment, succeeded, type Descriptions } from '../../lib/route-description.ts'
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
    summary:
      'Which ways to sign in this site offers besides passwords and passkeys, and how long a password has to be',
    answers: {
      200: v.object({
        google: v.boolean(),
        passwordLength: v.pipe(v.number(), v.description('How many characters a new password has at least.')),
      }),
    },
  },
  'POST /api/auth/signup': {
    summary: 'Makes an account and signs in',
    answers: { 201: signedIn },
    errors: [
      'email_taken',
      'password_common',
      'password_leaked',
      'password_obvious',
      'password_too_short',
      'server_busy',
      'sign_ups_closed',
      'too_many_attempts',
    ],
  },
  'POST /api/auth/second-step': {
    summary: 'Ends a sign-in by password with a code of her authenticator app, or with a recovery code',
    answers: { 200: signedIn },
    errors: ['second_step_over', 'too_many_attempts', 'wrong_code'],
  },
  'POST /api/auth/signin': {
    summary: 'Signs in with a password',
    answers: {
      200: v.object({
        ...signedIn.entries,
        passwordIsShort: v.pipe(v.boolean(), v.description('It is shorter than a new one may be.')),
      }),
      202: asksFactor,
    },
    errors: ['server_busy', 'too_many_attempts', 'wrong_credentials'],
  },
  'POST /api/auth/logout': {
    summary: 'Ends the session',
    answers: { 200: v.object({ redirectTo: v.string() }) },
  },
  'GET /api/auth/user': {
    summary: 'Who is signed in',
    answers: { 200: v.object({ ...user.entries, isSubscribed: v.boolean() }) },
  },
  'POST /api/auth/forgot-password': {
    summary: 'Mails a link for a new password to whoever has this address',
    answers: { 202: succeeded },
    errors: ['mail_unavailable', 'too_many_attempts'],
  },
  'POST /api/auth/reset-password': {
    summary: 'Sets a new password by a mailed link and signs in',
    answers: { 200: signedIn, 202: asksFactor },
    errors: [
      'link_invalid',
      'password_common',
      'password_leaked',
      'password_obvious',
      'password_too_short',
      'server_busy',
      'too_many_attempts',
    ],
  },
  'POST /api/auth/verify-email': {
    summary: 'Opens a mailed link that confirms or changes an address',
    answers: { 200: v.object({ email: v.string(), isChanged: v.boolean() }) },
    errors: ['email_taken', 'link_invalid', 'too_many_attempts'],
  },
  'POST /api/auth/passkeys/options': {
    summary: 'What a browser asks its passkeys with',
    answers: { 200: optionsToUse },
    errors: ['too_many_attempts'],
  },
  'POST /api/auth/passkeys/signin': {
    summary: 'Signs in with a passkey',
    answers: { 200: succeeded },
    errors: ['passkey_refused', 'too_many_attempts'],
  },
  'GET /api/auth/google': { summary: 'Redirects to Google', answers: { 302: null } },
  'GET /api/auth/google/callback': { summary: 'Where Google redirects back to', answers: { 302: null } },
  'GET /api/auth/google/pending': {
    summary: 'The Google account that waits for one more answer of the shopper',
    answers: {
      200: v.object({ email: v.string(), name: v.string(), kind: v.picklist(['new', 'unconfirmed']) }),
    },
    errors: ['google_lost'],
  },
  'POST /api/auth/google/finish': {
    summary: 'Gives that answer, and signs in',
    answers: { 200: succeeded },
    errors: ['google_lost', 'sign_ups_closed', 'too_many_attempts'],
  },
} satisfies Descriptions

const accountAnswers = {
  'GET /api/account/ways': { summary: 'The ways to sign in to her account', answers: { 200: ways } },
  'DELETE /api/account/google': {
    summary: 'Takes Google away from her account',
    answers: { 204: null },
    errors: ['last_way_in', 'not_found'],
  },
  'POST /api/account/passkeys/options': {
    summary: 'What a browser makes a passkey with',
    answers: { 200: optionsToAdd },
    errors: ['too_many_passkeys'],
  },
  'POST /api/account/passkeys': {
    summary: 'Adds a passkey',
    answers: { 201: v.object({ id: v.string(), name: v.string() }) },
    errors: ['passkey_known', 'passkey_refused', 'too_many_passkeys'],
  },
  'PUT /api/account/passkeys/:id': {
    summary: 'Renames a passkey',
    answers: { 204: null },
    errors: ['not_found'],
  },
  'DELETE /api/account/passkeys/:id': {
    summary: 'Takes a passkey away',
    answers: { 204: null },
    errors: ['last_way_in', 'not_found'],
  },
  'POST /api/account/second-factor/set-up': {
    summary: 'Makes the key that her authenticator app is set up with',
    answers: { 200: v.object({ key: v.string(), link: v.string() }) },
    errors: ['not_found'],
  },
  'POST /api/account/second-factor': {
    summary: 'Switches the second factor on with a code of the app, and tells the recovery codes',
    answers: { 201: recoveryCodes },
    errors: ['not_found', 'too_many_attempts', 'wrong_code'],
  },
  'POST /api/account/second-factor/codes': {
    summary: 'Makes new recovery codes in place of the former ones',
    answers: { 201: recoveryCodes },
    errors: ['not_found'],
  },
  'DELETE /api/account/second-factor': {
    summary: 'Switches the second factor off',
    answers: { 204: null },
    errors: ['not_found'],
  },
  'PUT /api/account/password': {
    summary: 'Changes her password and signs her other devices out',
    answers: { 204: null },
    errors: [
      'password_common',
      'password_leaked',
      'password_obvious',
      'password_too_short',
      'server_busy',
      'too_many_attempts',
      'wrong_password',
    ],
  },
  'POST /api/account/email/verification': {
    summary: 'Mails the link that confirms her address once more',
    answers: { 204: null },
    errors: ['mail_unavailable', 'too_many_attempts'],
  },
  'PUT /api/account/email': {
    summary: 'Mails a link to a new address, which replaces the old one once the link is opened',
    answers: { 204: null },
    errors: ['mail_unavailable', 'too_many_attempts'],
  },
  'GET /api/account/proof': {
    summary: 'Whether she has confirmed her identity recently',
    answers: { 204: null },
  },
  'POST /api/account/proof': {
    summary: 'Confirms her identity with her password',
    answers: { 204: null },
    errors: ['server_busy', 'too_many_attempts', 'wrong_password'],
  },
  'POST /api/account/proof/passkey/options': {
    summary: 'What a browser asks her passkeys with',
    answers: { 200: optionsToUse },
  },
  'POST /api/account/proof/passkey': {
    summary: 'Confirms her identity with a passkey',
    answers: { 204: null },
    errors: ['passkey_refused'],
  },
} satisfies Descriptions

export const authAnswers = { ...publicAnswers, ...accountAnswers } satisfies Descriptions
