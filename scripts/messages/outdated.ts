import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Language } from '#client/i18n/language.ts'
import { areasOf, messagesFolder, readArea, type Sentences } from './sentences.ts'

const root = join(import.meta.dirname, '../..')
const git = (...words: string[]) =>
  execFileSync('git', words, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 26,
  })

const notYetCommitted = /^0+$/

/** The commit that wrote each line of a file. */
function commitsByLine(file: string) {
  const commits: { commit: string; line: string }[] = []
  let commit = ''
  for (const row of git('blame', '--line-porcelain', '--', file).split('\n')) {
    const hash = /^(?<hash>[0-9a-f]{40}) \d+ \d+/.exec(row)?.groups?.hash
    if (hash) commit = hash
    else if (row.startsWith('\t')) commits.push({ commit, line: row.slice(1) })
  }
  return commits
}

/** Translations that a translator has checked again and found still true, by the English sentence. */
const stillTrueFile = join(import.meta.dirname, 'still-true.json')
export const fingerprint = (sentence: string) =>
  createHash('sha256').update(sentence).digest('hex').slice(0, 8)

type Notes = Partial<Record<Language, Record<string, string>>>
const readNotes = (): Notes => JSON.parse(readFileSync(stillTrueFile, 'utf8'))

/**
 * Sentences whose English has changed since their translation was written: the English file is read as of the commit
 * that wrote the translation's line. A sentence that is still true is noted in still-true.json: `{ "es": {
 * "area.key": "fingerprint of the English" } }`.
 */
export function outdatedIn(language: Language): string[] {
  const notes = readNotes()[language] ?? {}
  return changedIn(language)
    .filter(({ name, english }) => notes[name] !== fingerprint(english))
    .map(({ name }) => name)
}

/** Drops the notes that change nothing: of translations that are newer than their English, and of an English that is no more. */
export function pruneNotes() {
  const kept = Object.entries(readNotes()).map(([language, notes]) => {
    const needed = changedIn(language as Language).filter(
      ({ name, english }) => notes[name] === fingerprint(english),
    )
    return [language, Object.fromEntries(needed.map(({ name }) => [name, notes[name]]))]
  })
  writeFileSync(stillTrueFile, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
}

/** The sentences that read otherwise in English than when their translation was written, and how they read now. */
function changedIn(language: Language): { name: string; english: string }[] {
  const then = new Map<string, Sentences>()
  const englishAt = (commit: string, file: string): Sentences => {
    const name = `${commit}:${file}`
    const known = then.get(name) ?? readAt(name)
    then.set(name, known)
    return known
  }
  return areasOf(language).flatMap((area) => {
    const english = readArea('en', area)
    const fileOf = (one: string) => relative(root, join(messagesFolder, one, `${area}.json`))
    let lines: ReturnType<typeof commitsByLine>
    try {
      lines = commitsByLine(fileOf(language))
    } catch {
      return [] // Not committed yet, so it cannot be outdated.
    }
    return lines.flatMap(({ commit, line }) => {
      const key = /^\s*"(?<key>(?:[^"\\]|\\.)+)":/.exec(line)?.groups?.key
      const now = english[key ?? '']
      if (!key || now === undefined || notYetCommitted.test(commit)) return []
      const was = englishAt(commit, fileOf('en'))[key]
      return was === undefined || was === now ? [] : [{ name: `${area}.${key}`, english: now }]
    })
  })
}

function readAt(name: string): Sentences {
  try {
    return JSON.parse(git('show', name))
  } catch {
    return {}
  }
}
