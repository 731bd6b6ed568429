import { Fragment, createElement, type ReactNode } from 'react'
import type { MessageKey } from './areas.ts'
import { t } from './messages.ts'

/** Marks around a placeholder's name: Unicode non-characters, which no message contains. */
const mark = (name: string) => `\uE000${name}\uE000`

/** A message with links in it, each where the language's word order wants it. */
export function rich(key: MessageKey, parts: Record<string, ReactNode>) {
  const marked = Object.fromEntries(Object.keys(parts).map((name) => [name, mark(name)]))
  const pieces = t(key, marked).split('\uE000')
  // Every second part is a placeholder's name between two marks.
  return pieces.map((piece, index) =>
    createElement(Fragment, { key: index }, index % 2 === 1 ? parts[piece] : piece),
  )
}
