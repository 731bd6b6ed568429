import type { ChannelMessage } from '#shared/channel-message.ts'

type Listener = (message: ChannelMessage) => void
type Watcher = (isOpen: boolean) => void

const listeners = new Set<Listener>()
const watchers = new Set<Watcher>()
const longestWaitMs = 30_000
/** A lost network closes no socket, so the tab pings regularly and treats silence as a cut. */
const pingEveryMs = 30_000
const answerWithinMs = 10_000
let socket: WebSocket | undefined
let retry: ReturnType<typeof setTimeout> | undefined
let ping: ReturnType<typeof setTimeout> | undefined
let failures = 0

/**
 * Receives the server's messages to this shopper while anybody listens: one WebSocket for each tab, opened for
 * the first listener and closed after the last. Polling finds what was missed while it was cut.
 */
export function listenLive(listener: Listener) {
  listeners.add(listener)
  if (!socket) connect()
  window.addEventListener('online', connect)
  window.addEventListener('offline', check)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) disconnect()
  }
}

/** Reports when the channel opens and closes, starting with its present state. */
export function watchLive(watcher: Watcher) {
  watchers.add(watcher)
  watcher(socket?.readyState === WebSocket.OPEN)
  return () => void watchers.delete(watcher)
}

function notifyWatchers(isOpen: boolean) {
  for (const watcher of watchers) watcher(isOpen)
}

function connect() {
  clearTimeout(retry)
  if (socket && socket.readyState <= WebSocket.OPEN) return
  const { protocol, host } = window.location
  const opened = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/live`)
  socket = opened
  opened.addEventListener('open', () => {
    if (socket !== opened) return
    failures = 0
    schedulePing()
    notifyWatchers(true)
  })
  opened.addEventListener('message', ({ data }) => {
    if (socket !== opened) return
    schedulePing()
    const message = read(data)
    if (message) for (const listener of listeners) listener(message)
  })
  opened.addEventListener('close', () => {
    if (socket === opened) reconnect()
  })
}

function schedulePing() {
  clearTimeout(ping)
  ping = setTimeout(check, pingEveryMs)
}

/** Pings the server. Closing a socket would wait for the other side, so one that does not answer is abandoned. */
function check() {
  if (socket?.readyState !== WebSocket.OPEN) return
  const asked = socket
  clearTimeout(ping)
  ping = setTimeout(() => {
    reconnect()
    asked.close()
  }, answerWithinMs)
  asked.send('ping')
}

/** A random delay: after a restart of the server the tabs of all shoppers reconnect. */
function reconnect() {
  clearTimeout(ping)
  socket = undefined
  notifyWatchers(false)
  if (listeners.size === 0) return
  failures += 1
  const waitMs = Math.min(longestWaitMs, 500 * 2 ** failures)
  retry = setTimeout(connect, waitMs * (0.75 + Math.random() / 4))
}

function disconnect() {
  window.removeEventListener('online', connect)
  window.removeEventListener('offline', check)
  clearTimeout(retry)
  clearTimeout(ping)
  const closing = socket
  socket = undefined
  failures = 0
  closing?.close()
  notifyWatchers(false)
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
