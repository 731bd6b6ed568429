import { signInInput, signUpInput } from '#shared/auth.ts'
import { passwordLengthFrom } from '#shared/password-rules.ts'
import { factory } from '../../lib/app.ts'
import { ApiError } from '../../lib/errors.ts'
import { limitWords, parse } from '../../lib/parse-input.ts'
import { sendMails } from '../../mail/send.ts'
import { authorize } from '../authorize.ts'
import { requireOn } from '../../switches/switches.ts'
import { googleConfigured } from '../google/provider.ts'
import { googleRoutes } from '../google/routes.ts'
import { wantedLanguage } from '../wanted-language.ts'
import { findBySignIn, openBySignUp } from './open-account.ts'
import { hasPassword } from './queries.ts'
import { passkeySignInRoutes } from '../passkeys/sign-in-routes.ts'
import { forgottenPasswordRoutes } from './password-routes.ts'
import { newPending } from '../second-factor/pending-sign-in.ts'
import { secondStepRoutes } from '../second-factor/second-step-routes.ts'
import { endSession, startSession } from '../sessions.ts'
import { countAttempt, signUpLimits } from '../throttle.ts'
import { addressOf } from '../../lib/sender-address.ts'
import { isShort, refuseWeak } from '../weak-passwords.ts'

export const authRoutes = factory
  .createApp()
  .route('/', forgottenPasswordRoutes)
  .route('/', secondStepRoutes)
  .route('/google', googleRoutes)
  .route('/passkeys', passkeySignInRoutes)
  .get('/ways', (c) => {
    // Every visit of the sign-in page asks this, and only a deployment changes it.
    c.header('Cache-Control', 'private, max-age=600')
    const passwordLength = passwordLengthFrom(c.env.MINIMUM_PASSWORD_LENGTH)
    return c.json({ google: googleConfigured(c.env), passwordLength }, 200)
  })
  .post('/signup', limitWords, parse('json', signUpInput), async (c) => {
    const { name, email, password, minimumAge = false, language = wantedLanguage(c) } = c.req.valid('json')
    await refuseWeak(c, password, { email, name })
    await requireOn(c.env, 'sign_ups', 'sign_ups_closed')
    await countAttempt(c.var.db, signUpLimits(email, addressOf(c)))
    const account = await openBySignUp(c, { name, email, password, language, isOldEnough: minimumAge })
    const isOpened = await startSession(
      c,
      account.id,
      hasPassword(account.id, account.passwordHash),
      'sign_up',
    )
    for (const userId of account.mailed) sendMails(c, userId)
    if (!isOpened) throw new ApiError('email_taken', { field: 'email' })
    return c.json({ user: { id: account.id, name: account.name, email } }, 201)
  })
  .post('/signin', limitWords, parse('json', signInInput), async (c) => {
    const { email, password } = c.req.valid('json')
    const user = await findBySignIn(c, email, password)
    const isOpen = hasPassword(user.id, user.passwordHash)
    const refused = new ApiError('wrong_credentials', { field: 'password' })
    if (user.asksFactor) {
      const pending = await newPending(c, user.id, isOpen)
      if ((await pending.statement).length === 0) throw refused
      pending.giveCookie()
      return c.json({ user: null }, 202)
    }
    if (!(await startSession(c, user.id, isOpen, 'password'))) throw refused
    return c.json(
      {
        user: { id: user.id, name: user.name, email: user.email },
        // It is known at this moment alone, and kept nowhere: a list of short passwords would be one to begin with.
        passwordIsShort: isShort(c.env, password),
      },
      200,
    )
  })
  .post('/logout', async (c) => {
    await endSession(c)
    // Not "storage", because photos that a shopper keeps on this device stay until she removes them.
    c.header('Clear-Site-Data', '"cache"')
    return c.json({ redirectTo: c.env.MARKETING_URL || '/' }, 200)
  })
  .get('/user', authorize({ who: 'shopper' }), (c) => {
    const { id, name, email, plan } = c.var.shopper
    return c.json({ id, name, email, isSubscribed: plan === 'premium' }, 200)
  })
