import { DurableObject } from 'cloudflare:workers'
import type { ChannelMessage } from '#shared/channel.ts'

/** More tabs than anybody has; the oldest makes room for the newest. */
export const mostSockets = 20
/** Then every tab connects again, which asks for its session again. */
const longestMs = 12 * 60 * 60 * 1000

/** RFC 6455: 1000 is an ordinary end, 1008 one by a rule of ours. */
const close = { ordinary: 1000, replaced: 1008 }

/** A shopper's live channel: what changes is told to all of her tabs. Asleep between messages, it costs nothing. */
export class ShopperChannel extends DurableObject<Env> {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    // Answered without waking the object.
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
  }

  /** The Worker has checked her session and the page's origin. */
  override async fetch() {
    const sockets = this.ctx.getWebSockets().sort((a, b) => openedAt(a) - openedAt(b))
    for (const socket of sockets.slice(0, Math.max(0, sockets.length + 1 - mostSockets))) {
      socket.close(close.replaced, 'too many tabs')
    }
    const { 0: hers, 1: ours } = new WebSocketPair()
    this.ctx.acceptWebSocket(ours)
    ours.serializeAttachment({ openedAt: Date.now() })
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + longestMs)
    return new Response(null, { status: 101, webSocket: hers })
  }

  async push(message: ChannelMessage) {
    const text = JSON.stringify(message)
    for (const socket of this.ctx.getWebSockets()) {
      // One that is just closing must not keep the others from hearing.
      if (socket.readyState === WebSocket.OPEN) socket.send(text)
    }
  }

  /** Ends every connection of hers: for a log-out, a change of password, the end of the account. */
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
