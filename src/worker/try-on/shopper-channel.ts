import { DurableObject } from 'cloudflare:workers'
import type { ChannelMessage } from '#shared/channel-message.ts'

/** More tabs than anybody has; the oldest makes room for the newest. */
export const maxSockets = 20
/** After this time every tab reconnects, which checks its session again. */
const longestMs = 12 * 60 * 60 * 1000

/** RFC 6455: 1000 is a normal closure, 1008 a policy violation. */
const close = { ordinary: 1000, replaced: 1008 }

/**
 * A shopper's live channel, which pushes changes to all of her tabs. It hibernates between messages and then costs
 * nothing.
 */
export class ShopperChannel extends DurableObject<Env> {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    // Answered without waking the object.
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
  }

  /** The Worker has checked the session and the Origin. */
  override async fetch() {
    const sockets = this.ctx.getWebSockets().sort((a, b) => openedAt(a) - openedAt(b))
    for (const socket of sockets.slice(0, Math.max(0, sockets.length + 1 - maxSockets))) {
      socket.close(close.replaced, 'too many tabs')
    }
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server)
    server.serializeAttachment({ openedAt: Date.now() })
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + longestMs)
    return new Response(null, { status: 101, webSocket: client })
  }

  async push(message: ChannelMessage) {
    const text = JSON.stringify(message)
    for (const socket of this.ctx.getWebSockets()) {
      // A socket that is just closing must not keep the others from receiving the message.
      if (socket.readyState === WebSocket.OPEN) socket.send(text)
    }
  }

  /** Closes all of her connections: after a log-out, a change of password, or the end of the account. */
  async closeAll() {
    for (const socket of this.ctx.getWebSockets()) socket.close(close.ordinary, 'sign in again')
  }

  override async alarm() {
    await this.closeAll()
  }
}

const openedAt = (socket: WebSocket) => {
  const attachment: unknown = socket.deserializeAttachment()
  return attachment && typeof attachment === 'object' && 'openedAt' in attachment
    ? Number(attachment.openedAt)
    : 0
}
