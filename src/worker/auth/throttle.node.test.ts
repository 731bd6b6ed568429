import { expect, test } from 'vitest'
import {
  forgotLimits,
  googleLimits,
  knownDeviceLimits,
  linkLimits,
  newKindLimits,
  passkeyLimits,
  proofLimits,
  recoveryLimits,
  reportLimits,
  secondStepLimits,
  signInLimits,
  signUpLimits,
  verificationLimits,
  withdrawalLimits,
  type Limit,
} from './throttle.ts'

const from = '192.0.2.1'
const email = 'ada@example.com'

/** As `8 in 15`: so many attempts in so many minutes. */
const said = (limits: Limit[]) => limits.map(({ most, windowMs }) => `${most} in ${windowMs / 60_000}`)

const mails = ['40 in 60', '80 in 60', '8 in 1440']

test.each([
  [
    'guesses at a password',
    signInLimits(email, from),
    ['8 in 15', '100 in 15', '300 in 15', 'Infinity in 60'],
  ],
  ['guesses from a device that knows her', knownDeviceLimits('device'), ['8 in 15']],
  ['proofs within a session', proofLimits('session'), ['8 in 15']],
  [
    'guesses at a second step',
    secondStepLimits('ada', from),
    ['8 in 15', '60 in 15', '200 in 15', '30 in 60', '100 in 1440'],
  ],
  ['recovery codes', recoveryLimits('ada', from), ['8 in 15', '60 in 15', '200 in 15']],
  [
    'new accounts',
    signUpLimits(email, from),
    ['20 in 60', '30 in 60', '60 in 1440', '90 in 1440', '4 in 1440', ...mails],
  ],
  ['forgotten passwords', forgotLimits(email, from), ['3 in 15', '30 in 60', '60 in 60', '10 in 60']],
  ['links', linkLimits(from), ['60 in 15', '200 in 15']],
  ['mails that she asks for', verificationLimits('ada', email, from), ['3 in 10', '12 in 1440', ...mails]],
  ['sign-ins with Google', googleLimits(from), ['60 in 15', '200 in 15']],
  ['sign-ins with a passkey', passkeyLimits(from), ['60 in 15', '200 in 15']],
  [
    'declarations of nobody known',
    withdrawalLimits(null, email, from),
    ['10 in 60', '40 in 60', '3 in 1440', ...mails],
  ],
  ['declarations of hers', withdrawalLimits('ada', email, from), ['10 in 60']],
  ['reports of nobody known', reportLimits(null, from), ['20 in 60', '60 in 60']],
  ['reports of hers', reportLimits('ada', from), ['10 in 60', '20 in 60', '60 in 60']],
  ['new kinds of errors', newKindLimits('client-error', from), ['5 in 1440', '10 in 1440']],
])('%s end after as many, and begin again after as many minutes, as was decided', (_, limits, decided) => {
  expect(said(limits)).toEqual(decided)
})
