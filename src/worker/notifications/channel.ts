import { logFault } from '../lib/log.ts'
import { within } from '../lib/within.ts'

const pushMs = 4_000

/** Tells all of her tabs. A person without one costs nothing; whoever has to know that it failed hears it. */
export const openChannel = (env: Env, userId: string) => {
  const channel = env.SHOPPER_CHANNELS.getByName(userId)
  return {
    push: (message: Parameters<typeof channel.push>[0]) => within(pushMs, () => channel.push(message)),
  }
}

/** What her bell counts is another number now. Best effort: a tab that does not hear it polls. */
export const sayChanged = (env: Env, userId: string) =>
  openChannel(env, userId)
    .push({ type: 'notifications_changed' })
    .catch((error: unknown) => logFault('notifications_change_not_told', error))
