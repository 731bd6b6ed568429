import type { ChannelMessage } from '#shared/channel-message.ts'
import { origin } from './shopper.ts'
import type { SignedIn } from './signed-in.ts'

export const connect = (tab: Pick<SignedIn, 'fetch'>, headers: Record<string, string> = {}) =>
  tab.fetch('/api/live', { headers: { upgrade: 'websocket', origin, ...headers } })

function readMessage(text: string): ChannelMessage {
  return JSON.parse(text)
}

/** One of her tabs: the messages it received, and whether it is still connected. */
export async function listen(shopper: Pick<SignedIn, 'fetch'>) {
  const socket = (await connect(shopper)).webSocket
  if (!socket) throw new Error('no channel')
  const heard: ChannelMessage[] = []
  const tab = { heard, socket, pongs: 0, closed: 0 }
  socket.addEventListener('message', ({ data }) => {
    if (data === 'pong') tab.pongs += 1
    else heard.push(readMessage(String(data)))
  })
  socket.addEventListener('close', ({ code }) => {
    tab.closed = code
  })
  socket.accept()
  return tab
}

export type LiveTab = Awaited<ReturnType<typeof listen>>
