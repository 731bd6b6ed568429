import { useEffect } from 'react'
import { create } from 'zustand'
import { currentShopper, onShopperChange, type ShopperId } from './shopper.ts'

/** `data` is what is known, also while it is asked for again and after that has failed. */
export type Asked<Data> = { data: Data | undefined; phase: 'unasked' | 'loading' | 'ready' | 'failed' }

type Options<Data> = {
  /** How long an answer is as good as new: as long as the page lives, unless said otherwise. */
  freshForMs?: number | ((data: Data) => number)
  /** Everybody is answered the same, so it stays when somebody signs in. */
  isPublic?: boolean
  /** What shows until the first answer. */
  atFirst?: () => Data | undefined
  /** What stands in for an answer that did not come; undefined where nothing can. It is asked for again the next time. */
  standIn?: (error: unknown, known: Data | undefined) => Data | undefined | Promise<Data | undefined>
}

export type ServerState<Data> = ReturnType<typeof serverState<Data>>

/**
 * Something that the server knows, as this page has heard it: asked for once by however many want it, kept for as
 * long as it is fresh, and dropped when another shopper signs in. Nothing is asked for again on focus or after a
 * failure, as the specification wants it; who looks at a failed one is asked for once the network is back.
 */
export function serverState<Data>(
  ask: (shopper: ShopperId) => Promise<Data>,
  { freshForMs = Infinity, isPublic = false, atFirst, standIn }: Options<Data> = {},
) {
  const unasked: Asked<Data> = { data: undefined, phase: 'unasked' }
  const useStore = create<Asked<Data>>(() => unasked)
  const { getState, setState } = useStore
  let answer: Promise<Data> | undefined
  let answeredAt = 0
  /** Something has changed since the question was put, so its answer does not count. */
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
        setState({ data: heard, phase: 'ready' })
        return heard
      },
      async (error: unknown) => {
        const instead = await standIn?.(error, getState().data)
        if (answer === own) setState({ phase: 'failed', ...(instead !== undefined && { data: instead }) })
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

  /** What is fresh or under way already, else a new answer. Rejects where none came. */
  const load = () => (answer && isGood() ? answer : put())

  /** A new answer, for whoever knows of a change. One that is under way may not, so it is asked for once more. */
  function refresh() {
    if (getState().phase !== 'loading' || !answer) return put()
    isOutdated = true
    return answer
  }

  function set(data: Data) {
    answer = Promise.resolve(data)
    answeredAt = Date.now()
    setState({ data, phase: 'ready' })
  }

  /** What has changed here, and is on its way to the server or has come from there. */
  function change(update: (data: Data) => Data) {
    const { data, phase } = getState()
    isOutdated = phase === 'loading'
    if (data === undefined) return
    const changed = update(data)
    setState({ data: changed })
    if (phase === 'ready') answer = Promise.resolve(changed)
  }

  const quietly = () => void load().catch(() => undefined)

  function forget() {
    answer = undefined
    setState(unasked)
  }
  if (!isPublic)
    onShopperChange(() => {
      forget()
      if (watchers > 0) quietly()
    })

  /** As long as somebody looks: it is asked for, and after a failure again when the network is back. */
  function watch() {
    const again = () => getState().phase === 'failed' && quietly()
    watchers += 1
    window.addEventListener('online', again)
    quietly()
    return () => {
      watchers -= 1
      window.removeEventListener('online', again)
    }
  }

  return { load, refresh, read: () => getState().data, set, change, forget, watch, useStore }
}

/** What the page knows, asked for by being shown. */
export function useServerState<Data>({ watch, useStore }: ServerState<Data>) {
  useEffect(watch, [watch])
  return useStore()
}

/** One for each question; questions that say the same share it. */
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
