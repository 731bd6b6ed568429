import { join } from 'node:path'
import { expect, test } from 'vitest'
import { areasSpokenBy } from '#scripts/vite/messages-of-parts.ts'
import { routes } from '#client/routes.ts'

const pages = join(import.meta.dirname, '../pages')

/** Areas used only after something else has loaded them, or by another page that shares the code. */
const later: Record<string, string[]> = {
  wishlist: ['hearts'],
  'outfit-generator': ['editorial-templates'],
  'fitting-room': ['try-on'],
  'open-source-notices': ['legal'],
}

// If its area is not loaded, a message shows as its key.
test.each(Object.entries(routes))('what %s speaks is loaded with it', (name, { areas }) => {
  const loaded: string[] = [...areas, ...(later[name] ?? [])]
  expect(areasSpokenBy(join(pages, `${name}/page.tsx`)).filter((area) => !loaded.includes(area))).toEqual([])
})
