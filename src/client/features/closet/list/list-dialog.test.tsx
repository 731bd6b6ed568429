import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addPieces, readCloset, removePiece, useCloset } from '../closet-store.ts'
import * as database from '../stores/closet-database.ts'
import { forgetAppState, refreshAppState } from '#client/session/app-state.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { stubIndexedDb } from '#client/testing/memory-indexed-db.ts'
import { named, press, renderAt } from '#client/testing/shop.tsx'
import { useToasts } from '#client/ui/toasts/toast-store.ts'
import { closetDetails } from '#shared/closet.ts'
import * as v from 'valibot'
import { ListDialog } from './list-dialog.tsx'
import { addFromList, decoded, readListFile } from './list-file.ts'

await loadMessages('common', 'closet', 'closet-list', 'search-results', 'catalogue')

beforeEach(async () => {
  // jsdom shows no dialog.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  stubIndexedDb()
  localStorage.clear()
  vi.stubGlobal('fetch', async () => Response.json(null))
  forgetAppState()
  await refreshAppState()
  useCloset.setState({ pieces: [], phase: 'unasked' })
})
afterEach(async () => {
  vi.restoreAllMocks()
  for (const piece of readCloset().pieces) await removePiece(piece)
})

const names = () => readCloset().pieces.map(({ details }) => details.name)

async function choose(text: string) {
  await renderAt('/closet', <ListDialog open onClose={() => undefined} />)
  const input = document.querySelector<HTMLInputElement>('input[accept]')
  Object.defineProperty(input, 'files', { value: [new File([text], 'closet.csv')] })
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })))
}

test('a list is shown before anything is added; doubles stay out, and all can be taken back', async () => {
  await addPieces([{ details: { category: 'tops', name: 'White shirt' } }])
  await choose('Nom;Catégorie;Couleur;Prix\nJean;Pantalon;bleu;49,90 €\nWhite Shirt;Haut;;\nMystère;???;;\n')
  await vi.waitFor(() => expect(document.body.textContent).toContain('Jean'), { timeout: 5000 })
  expect(names()).toEqual(['White shirt'])
  expect(document.body.textContent).toContain('Looks like one that you have already')
  expect(document.body.textContent).toContain('What kind of piece is it?')
  await press(named('button', 'Add 1 piece'))
  await vi.waitFor(() => expect(names()).toContain('Jean'))
  const added = readCloset().pieces.find(({ details }) => details.name === 'Jean')
  expect(added?.details).toMatchObject({ category: 'bottoms', colours: ['blue'], priceCents: 4990 })
  await act(async () => useToasts.getState().toasts.at(-1)?.action?.onClick())
  await vi.waitFor(() => expect(names()).toEqual(['White shirt']))
})

test('more than the closet has room for is not added', async () => {
  const lines = Array.from({ length: 61 }, (_, at) => `Shirt ${at},tops\n`).join('')
  await choose(`name,category\n${lines}`)
  await vi.waitFor(() => expect(document.body.textContent).toContain('room for 60 more pieces'), {
    timeout: 5000,
  })
  expect(named('button', 'Add 61 pieces')?.hasAttribute('disabled')).toBe(true)
})

test('what is no list is refused in words', async () => {
  await choose('a poem\nabout shirts')
  await vi.waitFor(() => expect(document.body.textContent).toContain('can’t read this file'), {
    timeout: 5000,
  })
})

test('where one piece cannot be stored, none is there', async () => {
  const write = database.writePiece
  vi.spyOn(database, 'writePiece').mockImplementation(async (owner, piece) => {
    if (piece.details.name === 'Second') throw new Error('full')
    await write(owner, piece)
  })
  const list = ['First', 'Second'].map((name) => v.parse(closetDetails, { category: 'tops', name }))
  await expect(addFromList(list)).rejects.toThrow('full')
  expect(names()).toEqual([])
})

test('words of other languages are understood', async () => {
  const list = await readListFile(
    new Blob(['Название,Категория,Цвет,Ткань\nЛюбимая,юбка,чёрный,шёлк\nお気に入り,ワンピース,赤,リネン\n']),
  )
  expect(typeof list === 'string' ? list : list.rows.map(({ details }) => details)).toMatchObject([
    { category: 'skirts', colours: ['black'], fabric: 'silk' },
    { category: 'dresses', colours: ['red'], fabric: 'linen' },
  ])
})

test('tables of spreadsheets in other encodings are read', () => {
  const text = 'Größe;Preis €'
  expect(decoded(new Uint8Array([0x47, 0x72, 0xf6, 0xdf, 0x65]).buffer)).toBe('Größe')
  expect(decoded(new TextEncoder().encode(text).buffer)).toBe(text)
  const wide = new Uint8Array([
    0xff,
    0xfe,
    ...Array.from('Größe').flatMap((one) => [one.charCodeAt(0) & 255, 0]),
  ])
  expect(decoded(wide.buffer)).toBe('Größe')
})
