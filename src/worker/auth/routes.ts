import { signInInput, signUpInput } from '#shared/auth.ts'
import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { limitWords, parse } from '../lib/input.ts'
import { sendMails } from '../mail/send.ts'
import { authorize } from './authorize.ts'
import { requireOn } from '../switches/switches.ts'
import { isCommonPassword } from './common-passwords.ts'
import { googleConfigured } from './google/configured.ts'
import { googleRoutes } from './google/routes.ts'
import { passkeySignInRoutes } from './passkeys/sign-in-routes.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { wantedLanguage } from './language.ts'
import { forgottenPasswordRoutes } from './password-routes.ts'
import { createUser, findByEmail } from './queries.ts'
import { endSession, startSession } from './sessions.ts'
import { addressOf, countAttempt, forgetAttempts, signInLimits, signUpLimits } from './throttle.ts'
import { openLinkRoutes } from './verification-routes.ts'

export const authRoutes = factory
  .createApp()
  .route('/', forgottenPasswordRoutes)
  .route('/', openLinkRoutes)
  .route('/google', googleRoutes)
  .route('/passkeys', passkeySignInRoutes)
  .get('/ways', (c) => {
    // Every visit of the sign-in page asks this, and only a deployment changes it.
    c.header('Cache-Control', 'private, max-age=600')
    return c.json({ google: googleConfigured(c.env) }, 200)
  })
  .post('/signup', limitWords, parse('json', signUpInput), async (c) => {
    const { name, email, password, language = wantedLanguage(c) } = c.req.valid('json')
    if (isCommonPassword(password)) throw new ApiError('password_common', { field: 'password' })
    await requireOn(c.env, 'sign_ups', 'sign_ups_closed')
    await countAttempt(c.var.db, signUpLimits(addressOf(c)))
    const passwordHash = await hashPassword(password)
    const userId = await createUser(c.var.db, { name, email, passwordHash, language })
    await startSession(c, userId)
    sendMails(c, userId)
    return c.json({ user: { id: userId, name, email } }, 201)
  })
  .post('/signin', limitWords, parse('json', signInInput), async (c) => {
    const { email, password } = c.req.valid('json')
    const limits = signInLimits(email, addressOf(c))
    await countAttempt(c.var.db, limits)
    const user = await findByEmail(c.var.db, email)
    const matches = await verifyPassword(password, user?.passwordHash)
    if (!user || !matches) throw new ApiError('wrong_credentials', { field: 'password' })
    await forgetAttempts(c.var.db, limits.slice(0, 1))
    await startSession(c, user.id)
    return c.json({ user: { id: user.id, name: user.name, email: user.email } }, 200)
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
