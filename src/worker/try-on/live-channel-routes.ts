import { authorize } from '../auth/authorize.ts'
import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'

/**
 * The shopper's live channel. Browsers send a handshake from any page with her cookie, so the Origin is checked here
 * as well.
 */
export const liveRoutes = factory.createApp().get('/', authorize({ who: 'shopper' }), async (c) => {
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') throw new ApiError('not_found')
  if (c.req.header('origin') !== new URL(c.req.url).origin) throw new ApiError('wrong_origin')
  const channel = c.env.SHOPPER_CHANNELS.getByName(c.var.shopper.id)
  const { webSocket } = await channel.fetch(new Request(c.req.url, { headers: { Upgrade: 'websocket' } }))
  return new Response(null, { status: 101, webSocket })
})
