import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '#scripts/local/paths.ts'
import { readArea } from '#scripts/messages/sentences.ts'
import { productCategories } from '#shared/product-categories.ts'
import { designKey } from '#shared/product-copy.ts'
import { readEditorial } from './editorial.ts'
import { wordsOfEditorial } from './editorial-words.ts'
import { readRange } from './range.ts'

const range = readRange()
const pieces = new Map(range.map((piece) => [piece.id, piece]))
const { collections, presets, posts, templates } = readEditorial()
const isPublished = (path: string) => existsSync(join(root, 'public', path))
const unknown = (ids: string[]) => ids.filter((id) => !pieces.has(id))

describe('the sample shop is whole', () => {
  test('at least 120 products in every category, of the seven brands that have copy', () => {
    expect(range.length).toBeGreaterThanOrEqual(120)
    expect(pieces.size).toBe(range.length)
    expect(new Set(range.map(({ category }) => category))).toEqual(new Set(productCategories))
    expect(new Set(range.map(({ brand }) => brand))).toEqual(
      new Set(['Quince', 'Abercrombie & Fitch', 'J.Crew', 'Aritzia', 'Lilysilk', 'H&M', 'Demellier']),
    )
  })

  test('every design has words of its own', () => {
    const designs = new Set(range.map(({ name }) => designKey(name)))
    const spoken = Object.keys(readArea('en', 'product-copy')).map((key) =>
      key.replace(/_(?:line|text)$/, ''),
    )
    const ofDesigns = new Set(spoken.filter((key) => key !== 'any' && !key.startsWith('brand-')))
    expect(ofDesigns).toEqual(designs)
  })

  test('every picture and film that a piece names is there', () => {
    const paths = range.flatMap(({ pictures, extra, video }) => [
      ...pictures.flatMap(({ webp, avif }) => [webp, avif]),
      ...extra,
      ...(video ? [video] : []),
    ])
    expect(paths.filter((path) => !isPublished(path))).toEqual([])
  })
})

describe('what the editors make of it', () => {
  test('six collections, 24 presets and more, six outfits of Explore, twelve templates', () => {
    expect(collections.filter(({ kind }) => kind === 'editorial')).toHaveLength(6)
    expect(presets.length).toBeGreaterThanOrEqual(24)
    expect(posts.map(({ id, title }) => [id, title])).toEqual([
      ['1', 'Classic Business Attire'],
      ['2', 'Casual Weekend Look'],
      ['3', 'Evening Elegance'],
      ['4', 'Modern Minimalist'],
      ['5', 'Sophisticated Chic'],
      ['6', 'Professional Edge'],
    ])
    expect(templates).toHaveLength(12)
    for (const list of [presets, templates, posts])
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
  })

  test('names only pieces that there are', () => {
    for (const { slug, pinned } of collections) expect(unknown(pinned), slug).toEqual([])
    for (const { id, garments, objects } of presets)
      expect(unknown([...garments, ...objects]), id).toEqual([])
    for (const { id, items } of posts) expect(unknown(items), id).toEqual([])
  })

  test('every picture that it names is there', () => {
    const paths = [
      ...collections.map(({ imageUrl }) => imageUrl),
      ...[...presets, ...posts].map(({ thumbnailUrl }) => thumbnailUrl),
    ]
    expect(paths.filter((path) => path && !isPublished(path))).toEqual([])
  })

  test('the calls of the stylist are answered with enough to choose from', () => {
    const counted = Object.fromEntries(
      collections.map(({ slug, pinned, rule }) => {
        const ruled = rule
          ? range.filter(
              ({ category, occasions, season }) =>
                (!rule.categories || rule.categories.includes(category)) &&
                (!rule.seasons || rule.seasons.includes(season)) &&
                (!rule.occasions || rule.occasions.some((occasion) => occasions.includes(occasion))),
            )
          : []
        return [slug, new Set([...pinned, ...ruled.map(({ id }) => id)]).size]
      }),
    )
    expect(counted.handpicked).toBe(12)
    for (const slug of ['workwear', 'vacation', 'date-night', 'casual-day'])
      expect(counted[slug], slug).toBeGreaterThanOrEqual(40)
    for (const slug of ['shoes-summer', 'shoes-fall-winter'])
      expect(counted[slug], slug).toBeGreaterThanOrEqual(12)
  })
})

describe('presets', () => {
  const openPieces = new Set(
    presets.filter(({ isPremium }) => !isPremium).flatMap(({ garments }) => garments),
  )
  const premium = presets.filter(({ isPremium }) => isPremium)
  const closedPieces = new Set(
    premium.flatMap(({ garments }) => garments).filter((id) => !openPieces.has(id)),
  )

  test('the premium ones carry the names that the specification gives them', () => {
    expect(premium.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        'Refined Elegance',
        'Olive Silk',
        'Graceful Style',
        'Oatmilk Days',
        'Monday Mocha',
        'Velvet Wine',
      ]),
    )
  })

  test.each(premium)('$title has one piece that no free outfit has', ({ garments }) => {
    expect(garments.filter((id) => closedPieces.has(id))).toHaveLength(1)
  })

  test('what only Luxe may try on is a small part of the shop', () => {
    expect(closedPieces.size / range.length).toBeLessThan(0.06)
  })

  test.each(presets)('$title can be worn together', ({ garments }) => {
    const worn = garments.map((id) => pieces.get(id)?.category ?? '')
    const count = (...categories: string[]) => worn.filter((category) => categories.includes(category)).length
    expect(count('tops', 'dresses')).toBe(1)
    expect(count('bottoms', 'skirts')).toBe(count('tops'))
    expect(count('outerwear')).toBeLessThanOrEqual(1)
    expect(count('tops', 'dresses', 'bottoms', 'skirts', 'outerwear')).toBe(worn.length)
    const order = ['bottoms', 'skirts', 'tops', 'dresses', 'outerwear']
    expect(worn).toEqual(worn.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
  })

  test('every occasion has its share, also among the eight that are seen first', () => {
    const occasions = ['work', 'casual', 'date', 'events', 'everyday']
    for (const occasion of occasions) {
      expect(
        presets.filter((preset) => preset.occasion === occasion).length,
        occasion,
      ).toBeGreaterThanOrEqual(5)
      expect(presets.slice(0, 8).filter((preset) => preset.occasion === occasion).length).toBeGreaterThan(0)
    }
    expect(presets.slice(0, 8).filter(({ isPremium }) => !isPremium).length).toBeGreaterThanOrEqual(4)
  })
})

test('the language files say in English what the editors wrote', () => {
  for (const [area, words] of Object.entries(wordsOfEditorial(readEditorial())))
    expect(readArea('en', area)).toEqual(words)
})
