import { useEffect } from 'react'
import { createStore, useStore } from 'zustand'
import { currentShopper, onShopperChange, type ShopperId } from './shopper.ts'

export type Asked<Data> = {
  /** The last answer, also while a new one is fetched and after that has failed. */
  data: Data | undefined
  phase: 'unasked' | 'loading' | 'ready' | 'failed'
  /** Why the last fetch failed; it stays until one succeeds. */
  error: unknown
}

type Options<Data> = {
  /** How long an answer counts as fresh, ms; by default as long as the page lives. */
  freshForMs?: number | ((data: Data) => number)
  /** The answer is the same for everybody, so it is kept when another shopper signs in. */
  isPublic?: boolean
  /** Data to show until the first answer. */
  atFirst?: () => Data | undefined
  /** Data to use instead of an answer that failed; undefined if there is none. The next load asks again. */
  standIn?: (error: unknown, known: Data | undefined) => Data | undefined | Promise<Data | undefined>
}

export type ServerState<Data> = ReturnType<typeof serverState<Data>>

/**
 * Data of the server: fetched once however many components want it, kept as long as it is fresh, and dropped when another
 * shopper signs in. As the specification wants it, nothing is fetched again on focus or by itself after a failure; only
 * when the network comes back, data that is on the page and has failed is fetched again.
 */
export function serverState<Data>(
  ask: (shopper: ShopperId) => Promise<Data>,
  { freshForMs = Infinity, isPublic = false, atFirst, standIn }: Options<Data> = {},
) {
  const unasked: Asked<Data> = { data: undefined, phase: 'unasked', error: undefined }
  const store = createStore<Asked<Data>>(() => unasked)
  const { getState, setState } = store
  let answer: Promise<Data> | undefined
  let answeredAt = 0
  /** The data has changed since it was asked for, so the answer that is under way does not count. */
  let isOutdated = false
  let watchers = 0

  function put() {
    isOutdated = false
    const { data = atFirst?.() } = getState()
    setState({ data, phase: 'loading' })
    const own: Promise<Data> = ask(currentShopper()).then(
      (heard) => {
        if (answer !== own) return heard
        if (isOutdated) return put()
        answeredAt = Date.now()
        setState({ data: heard, phase: 'ready', error: undefined })
        return heard
      },
      async (error: unknown) => {
        const instead = await standIn?.(error, getState().data)
        if (answer === own)
          setState({ phase: 'failed', error, ...(instead !== undefined && { data: instead }) })
        if (instead === undefined) throw error
        return instead
      },
    )
    answer = own
    return own
  }

  const isGood = () => {
    const { data, phase } = getState()
    if (phase !== 'ready') return phase === 'loading'
    const goodForMs = typeof freshForMs === 'function' ? freshForMs(data as Data) : freshForMs
    return Date.now() - answeredAt < goodForMs
  }

  /** A fresh answer, or the one that is under way, or else a new one. Rejects if it fails. */
  const load = () => (answer && isGood() ? answer : put())

  /** Fetches a new answer after a change. One that is under way may be older than the change, so it is asked for again. */
  function refresh() {
    if (getState().phase !== 'loading' || !answer) return put()
    isOutdated = true
    return answer
  }

  function set(data: Data) {
    answer = Promise.resolve(data)
    answeredAt = Date.now()
    setState({ data, phase: 'ready', error: undefined })
  }

  /** Changes the data on the page, for a change that is on its way to the server or has come from there. */
  function change(update: (data: Data) => Data) {
    const { data, phase } = getState()
    isOutdated = phase === 'loading'
    if (data === undefined) return
    const changed = update(data)
    setState({ data: changed })
    if (phase === 'ready') answer = Promise.resolve(changed)
  }

  /** Loads without waiting: components that show the data show its failure too. */
  const prefetch = () => void load().catch(() => undefined)

  function forget() {
    answer = undefined
    setState(unasked)
  }
  if (!isPublic)
    onShopperChange(() => {
      forget()
      if (watchers > 0) prefetch()
    })

  /** Called while a component shows the data: loads it, and again after a failure when the network is back. */
  function watch() {
    const again = () => getState().phase === 'failed' && prefetch()
    watchers += 1
    window.addEventListener('online', again)
    prefetch()
    return () => {
      watchers -= 1
      window.removeEventListener('online', again)
    }
  }

  return { load, prefetch, refresh, read: () => getState().data, set, change, forget, watch, store }
}

/** The data and its phase. A component that uses it loads it. */
export function useServerState<Data>({ watch, store }: ServerState<Data>) {
  useEffect(watch, [watch])
  return useStore(store)
}

/** A server state for each question; equal questions share one. */
export function serverStates<Question, Data>(
  ask: (question: Question) => Promise<Data>,
  options: Options<Data> = {},
) {
  const states = new Map<string, ServerState<Data>>()
  return (question: Question) => {
    const key = JSON.stringify(question)
    const state = states.get(key) ?? serverState(() => ask(question), options)
    states.set(key, state)
    return state
  }
}
