import { Fragment, createElement, type ReactNode } from 'react'
import type { MessageKey } from './areas.ts'
import { t } from './messages.ts'

/** Around a name: signs that no sentence has, since Unicode keeps them free. */
const mark = (name: string) => `\uE000${name}\uE000`

/** A sentence with links in it, each where the language wants it. */
export function rich(key: MessageKey, parts: Record<string, ReactNode>) {
  const marked = Object.fromEntries(Object.keys(parts).map((name) => [name, mark(name)]))
  const pieces = t(key, marked).split('\uE000')
  // Between two marks stands a name: every second piece.
  return pieces.map((piece, index) =>
    createElement(Fragment, { key: index }, index % 2 === 1 ? parts[piece] : piece),
  )
}
