import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'

const made = new Map<string, Promise<string>>()

async function make(name: string) {
  const path = join(import.meta.dirname, name)
  const source = await readFile(path, 'utf8')
  if (!name.endsWith('.ts')) return source
  const { code } = await transformWithOxc(source, path)
  // Without its types there is nothing to import: a plain script, as Stripe's own is.
  return `(() => {\n${code.replace(/^export \{\};?$/m, '')}\n})()`
}

/** Serves a file beside this one to browsers. */
export function asset(name: 'style.css' | 'browser/stripe.ts' | 'browser/payment-element.ts') {
  const before = made.get(name)
  if (before) return before
  const text = make(name)
  made.set(name, text)
  return text
}
