import { readFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { routes } from '#client/routes.ts'

const client = join(import.meta.dirname, '..')

/** Loaded before any page of the app: see main.tsx and the shell. */
const always = ['common', 'errors', 'shell']

/** Areas used only after something else has loaded them, or by another page that shares the code. */
const later: Record<string, string[]> = {
  wishlist: ['hearts'],
  'outfit-generator': ['editorial-templates'],
  'open-source-notices': ['legal'],
}

const pathOf = (from: string, name: string) =>
  name.startsWith('#client/') ? join(client, name.slice('#client/'.length)) : join(dirname(from), name)

/** A file of ours and all files that it imports. */
function filesWith(file: string, found = new Set<string>()) {
  if (found.has(file)) return found
  found.add(file)
  const { module } = parseSync(file, readFileSync(file, 'utf8'))
  for (const { moduleRequest, entries } of module.staticImports) {
    const isOurs =
      /^(?:#client\/|\.)/.test(moduleRequest.value) && /^\.tsx?$/.test(extname(moduleRequest.value))
    const isTypes = entries.length > 0 && entries.every(({ isType }) => isType)
    if (isOurs && !isTypes) filesWith(pathOf(file, moduleRequest.value), found)
  }
  return found
}

const areasSpokenIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/\bt\(\s*['`]([\w-]+)\./g)].map(([, area = '']) => area)

// If its area is not loaded, a message shows as its key.
test.each(Object.entries(routes))('what %s speaks is loaded with it', (name, { areas }) => {
  const spoken = [...filesWith(join(client, `pages/${name}/page.tsx`))].flatMap(areasSpokenIn)
  const loaded = [...always, ...areas, ...(later[name] ?? [])]
  expect([...new Set(spoken)].filter((area) => !loaded.includes(area))).toEqual([])
})
