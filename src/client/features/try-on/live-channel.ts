import type { ChannelMessage } from '#shared/try-on-job.ts'

type Listener = (message: ChannelMessage) => void

const listeners = new Set<Listener>()
const longestWaitMs = 30_000
let socket: WebSocket | undefined
let retry: ReturnType<typeof setTimeout> | undefined
let failures = 0

/**
 * Hears what the server says to this shopper, as long as somebody listens: one WebSocket a tab, opened
 * for the first listener and closed after the last. Whatever is missed while it is cut, polling finds.
 */
export function listenLive(listener: Listener) {
  listeners.add(listener)
  if (!socket) connect()
  window.addEventListener('online', connect)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) disconnect()
  }
}

function connect() {
  clearTimeout(retry)
  if (socket && socket.readyState <= WebSocket.OPEN) return
  const { protocol, host } = window.location
  const opened = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/live`)
  socket = opened
  opened.addEventListener('open', () => {
    failures = 0
  })
  opened.addEventListener('message', ({ data }) => {
    const message = read(data)
    if (message) for (const listener of listeners) listener(message)
  })
  opened.addEventListener('close', () => {
    if (socket !== opened || listeners.size === 0) return
    failures += 1
    retry = setTimeout(connect, Math.min(longestWaitMs, 500 * 2 ** failures))
  })
}

function disconnect() {
  window.removeEventListener('online', connect)
  clearTimeout(retry)
  const closing = socket
  socket = undefined
  failures = 0
  closing?.close()
}

const isMessage = (value: unknown): value is ChannelMessage =>
  typeof value === 'object' && value !== null && 'type' in value

function read(data: unknown): ChannelMessage | null {
  try {
    const value: unknown = typeof data === 'string' ? JSON.parse(data) : null
    return isMessage(value) ? value : null
  } catch {
    return null
  }
}
