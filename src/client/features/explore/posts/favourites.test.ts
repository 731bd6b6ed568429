// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { loadMessages } from '#client/i18n/messages.ts'
import { setShopper } from '#client/session/shopper.ts'
import { readFavourites, toggleFavourite } from './favourites.ts'

beforeAll(() => loadMessages('explore'))
beforeEach(() => {
  localStorage.clear()
  setShopper('somebody before')
  setShopper(null)
})

const toggle = (id: string) => toggleFavourite({ id, title: 'Evening Elegance' })
/** As a page reads them that is loaded anew. */
const afterReload = (shopper: string | null) => [...readFavourites(shopper).ids]

test('a favourite survives a reload, and goes when it is taken away', () => {
  toggle('3')
  toggle('4')
  expect(afterReload(null)).toEqual(['3', '4'])
  toggle('3')
  expect(afterReload(null)).toEqual(['4'])
})

test('what a visitor likes becomes hers when she signs in, and nobody else sees it', () => {
  toggle('3')
  setShopper('her')
  toggle('4')
  setShopper(null)
  expect(afterReload(null)).toEqual([])
  expect(afterReload('another')).toEqual([])
  expect(afterReload('her')).toEqual(['3', '4'])
})
