import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
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

/**
 * Sentences whose English has changed since their translation was written: the English file is read as of the commit
 * that wrote the translation's line. A sentence that is still true is noted in still-true.json: `{ "es": {
 * "area.key": "fingerprint of the English" } }`.
 */
export function outdatedIn(language: Language): string[] {
  const stillTrue: Record<string, Record<string, string> | undefined> = JSON.parse(
    readFileSync(stillTrueFile, 'utf8'),
  )
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
      const name = `${area}.${key}`
      if (was === undefined || was === now) return []
      return stillTrue[language]?.[name] === fingerprint(now) ? [] : [name]
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
