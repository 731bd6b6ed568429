import { logFault } from '../lib/log.ts'
import { within } from '../lib/time-limit.ts'

const pushMs = 4_000

/** Pushes to all of her open tabs; throws if the channel fails. Without tabs it costs nothing. */
export const openChannel = (env: Env, userId: string) => {
  const channel = env.SHOPPER_CHANNELS.getByName(userId)
  return {
    push: (message: Parameters<typeof channel.push>[0]) => within(pushMs, () => channel.push(message)),
  }
}

/** Tells her tabs that the unread count changed. Best effort: a tab that misses it polls. */
export const sayChanged = (env: Env, userId: string) =>
  openChannel(env, userId)
    .push({ type: 'notifications_changed' })
    .catch((error: unknown) => logFault('notifications_change_not_told', error))
