import { signInInput, signUpInput } from '#shared/auth.ts'
import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { limitWords, parse } from '../lib/input.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { createUser, findByEmail } from './queries.ts'
import { endSession, requireShopper, startSession } from './sessions.ts'
import { addressOf, countAttempt, forgetAttempts, signInLimits, signUpLimits } from './throttle.ts'

export const authRoutes = factory
  .createApp()
  .post('/signup', limitWords, parse('json', signUpInput), async (c) => {
    const { name, email, password } = c.req.valid('json')
    if (isCommonPassword(password)) throw new ApiError('password_common', { field: 'password' })
    await countAttempt(c.var.db, signUpLimits(addressOf(c)))
    const userId = await createUser(c.var.db, { name, email, passwordHash: await hashPassword(password) })
    await startSession(c, userId)
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
    // Not "storage": photos that she keeps on this device are hers until she removes them.
    c.header('Clear-Site-Data', '"cache"')
    return c.json({ redirectTo: c.env.MARKETING_URL || '/' }, 200)
  })
  .get('/user', requireShopper, (c) => {
    const { id, name, email, plan } = c.var.shopper
    return c.json({ id, name, email, isSubscribed: plan === 'premium' }, 200)
  })
