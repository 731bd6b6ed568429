import type { ReactNode } from 'react'
import { writeStored } from '#client/lib/browser-storage.ts'
import type { Area, MessageKey } from './areas.ts'
import { currentLanguage, markDocument, useLanguageStore, type Language } from './language.ts'

type Params = Record<string, string | number | Date>
type Messages = Record<string, (params?: Params) => string>

type Marker = (text: string) => ReactNode
/** What there is for a language: its messages by file, and what marks the phrases of its headlines where that is needed. */
type Listed = { files: Record<string, () => Promise<unknown>>; markPhrases?: Marker }

/**
 * Each language's list of files is a file of its own: all ten in one were 6 kB on every page. The page's HTML
 * preloads the right one.
 */
const lists = import.meta.glob<Listed>('./files/*.ts')

const loaded = new Map<string, Messages>()
const markers = new Map<Language, Marker>()
const inUse = new Set<Area>()
const nameOf = (language: Language, area: Area) => `./messages/${language}/${area}.json`

async function fetchMessages(language: Language, area: Area): Promise<Messages> {
  const listed = await lists[`./files/${language}.ts`]?.()
  if (listed?.markPhrases) markers.set(language, listed.markPhrases)
  const fetchFile = listed?.files[`../messages/${language}/${area}.json`]
  if (!fetchFile) throw new Error(nameOf(language, area))
  return (await fetchFile()) as Messages
}

/** In English editors' texts come with the data itself: see editorial.ts. */
const isInFiles = (language: Language, area: Area) => !(language === 'en' && area.startsWith('editorial-'))

/** Loads areas in the current language, before a page that uses them renders. */
export async function loadMessages(...areas: Area[]) {
  await loadIn(currentLanguage(), areas)
}

async function loadIn(language: Language, areas: Iterable<Area>) {
  const wanted = [...areas]
  for (const area of wanted) inUse.add(area)
  const missing = wanted.filter((area) => isInFiles(language, area) && !loaded.has(nameOf(language, area)))
  await Promise.all(
    missing.map(async (area) => loaded.set(nameOf(language, area), await fetchMessages(language, area))),
  )
}

/** A headline whose lines end between phrases, also in browsers that do not find the phrases themselves (styles/scripts.css). */
export const inPhrases = (text: string) => markers.get(currentLanguage())?.(text) ?? text

/** Whether a loaded area has this message. */
export const hasMessage = (area: Area, name: string) =>
  loaded.get(nameOf(currentLanguage(), area))?.[name] !== undefined

/**
 * A message in the shopper's language; its area must be loaded. Pages are mounted anew when the language
 * changes (see shell/root.tsx), so components may call this while rendering.
 */
export function t(key: MessageKey, params?: Params) {
  const dot = key.indexOf('.')
  const messages = loaded.get(nameOf(currentLanguage(), key.slice(0, dot) as Area))
  const message = messages?.[key.slice(dot + 1)]
  if (!message && import.meta.env.DEV) console.error(`No message "${key}": is its area loaded?`)
  return message ? message(params) : key
}

/** Fetches every area in use before it switches, so that no page is ever half translated. */
export async function setLanguage(language: Language) {
  await loadIn(language, inUse)
  writeStored('language', language)
  markDocument(language)
  useLanguageStore.setState({ language })
}
