import { beforeEach, expect, test } from 'vitest'
import { stubIndexedDb } from '#client/testing/memory-indexed-db.ts'
import { closetPieceAddress } from './closet-address.ts'
import { mayBeWorn, readOwnPicture, readOwnPieces } from './own-pieces.ts'
import { visitor, writePicture, writePiece } from './stores/closet-database.ts'
import { isBought } from './take-bought.ts'
import { somePiece } from './testing/some-piece.ts'

beforeEach(() => void stubIndexedDb())

const shirt = somePiece({ category: 'tops', name: 'Linen shirt' })
const nameless = somePiece({ category: 'skirts' })

test('her own pieces are parts of an outfit by their addresses; one that is gone is missing', async () => {
  await writePiece(visitor, shirt)
  await writePiece(visitor, nameless)
  await writePicture(visitor, shirt.id, new Blob(['cut out'], { type: 'image/webp' }))
  const addresses = [shirt.id, nameless.id, 'gone-long-ago'].map(closetPieceAddress)
  const { garments, items } = await readOwnPieces(addresses, (category) => `a ${category}`)
  expect(garments).toEqual([
    { image: addresses[0], category: 'tops' },
    { image: addresses[1], category: 'skirts' },
  ])
  expect(items.map(({ name }) => name)).toEqual(['Linen shirt', 'a skirts'])
  expect(await (await readOwnPicture(addresses[0] ?? ''))?.text()).toBe('cut out')
  expect(await readOwnPicture(addresses[2] ?? '')).toBeNull()
})

test('of shoes and bags the name says whether a look can show them', () => {
  expect(mayBeWorn(somePiece({ category: 'shoes', name: 'White sneakers' }))).toBe(true)
  expect(mayBeWorn(somePiece({ category: 'shoes' }))).toBe(false)
  expect(mayBeWorn(somePiece({ category: 'accessories', name: 'Scarf' }))).toBe(false)
  expect(mayBeWorn({ ...shirt, reading: 'waiting' })).toBe(false)
})

test('a bought piece is known again by its product or its address', () => {
  const bought = {
    name: 'Dress',
    brand: '',
    category: 'dresses',
    colour: null,
    price: '',
    size: '',
    link: 'https://shop.example/dress',
    productId: null,
    image: '',
  }
  expect(isBought(bought, [shirt])).toBe(false)
  expect(isBought(bought, [somePiece({ category: 'dresses', link: bought.link })])).toBe(true)
  expect(isBought({ ...bought, link: '', productId: 'p1' }, [shirt])).toBe(false)
  expect(isBought({ ...bought, productId: 'p1' }, [somePiece({ category: 'tops', productId: 'p1' })])).toBe(
    true,
  )
})
