import { act } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { loadMessages } from '#client/i18n/messages.ts'
import { becomes, renderAt } from '#client/testing/shop.tsx'
import { customOutfit, type Outfit } from '../outfit.ts'
import { noteRecentOutfit } from './recent-outfits.ts'
import { RecentShelf } from './recent-shelf.tsx'

const outfit = (id: string): Outfit => ({ ...customOutfit(id, 'tops'), kind: 'preset', id })
const note = (one: Outfit) => act(async () => await noteRecentOutfit('0-a', one))
const shown = () => [...document.querySelectorAll('button')].map(({ ariaLabel }) => ariaLabel)

beforeAll(() => loadMessages('common', 'tray', 'fitting-room'))

test('twelve outfits are remembered, each once, the newest first; an own piece, whose picture goes, is none of them', async () => {
  await becomes('free')
  await renderAt('/fitting-room', <RecentShelf />)
  await act(async () => await new Promise((done) => setTimeout(done, 20)))
  expect(document.body.textContent).toContain('What you try on appears here')
  for (let n = 1; n <= 13; n++) await note(outfit(`o${n}`))
  await note(outfit('o5'))
  await note(customOutfit('My dress', 'dresses'))
  expect(shown().slice(0, 3)).toEqual(['o5', 'o13', 'o12'])
  expect(shown()).toHaveLength(12)
})
