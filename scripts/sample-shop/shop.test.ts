import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '#scripts/local/paths.ts'
import { readArea } from '#scripts/messages/sentences.ts'
import { productCategories } from '@cabine/sophia/vocabulary/product-categories.ts'
import { designKey } from '#shared/product-copy.ts'
import { faultsOf } from '@cabine/sophia/styling/outfit-rules.ts'
import { asWorn } from '@cabine/sophia/styling/piece.ts'
import { briefOfTemplate } from '#worker/studio/template-brief.ts'
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

  test('more than one red dress, and lines for petite, plus, maternity, modest and men', () => {
    const named = (word: RegExp) => range.filter(({ name }) => word.test(name)).length
    const isRedDress = ({ category, colourFamily }: (typeof range)[number]) =>
      category === 'dresses' && colourFamily === 'red'
    expect(range.filter(isRedDress).length).toBeGreaterThanOrEqual(8)
    for (const line of [/\bpetite .*(dress|trousers|coat)/i, /\bplus\b/i, /\bmaternity\b/i, /\bmodest\b/i])
      expect(named(line), String(line)).toBeGreaterThanOrEqual(3)
    const ofMen = range.filter(({ department }) => department === 'men')
    expect(new Set(ofMen.map(({ category }) => category))).toEqual(new Set(['tops', 'bottoms', 'outerwear']))
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
  test('six collections, twelve templates, and at least 60 outfits, of which Explore begins with six', () => {
    expect(collections.filter(({ kind }) => kind === 'editorial')).toHaveLength(6)
    expect(presets.length).toBeGreaterThanOrEqual(24)
    expect(presets.length + posts.length).toBeGreaterThanOrEqual(60)
    expect(posts.slice(0, 6).map(({ id, title }) => [id, title])).toEqual([
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

describe('outfits of Explore after a template', () => {
  const after = posts.flatMap((post) => {
    const template = templates.find(({ id }) => id === post.templateId)
    return template ? [{ ...post, template }] : []
  })

  test('have its words and its occasion, and each template has two at least', () => {
    for (const { id, title, description, occasion, template } of after)
      expect({ id, title, description, occasion }).toEqual({
        id,
        title: template.title,
        description: template.description,
        occasion: template.occasion,
      })
    for (const { id } of templates)
      expect(after.filter(({ templateId }) => templateId === id).length, id).toBeGreaterThanOrEqual(2)
  })

  test.each(after)('$id keeps the rules of the stylist', ({ items, template }) => {
    const worn = items.flatMap((id) => {
      const piece = pieces.get(id)
      return (piece && asWorn({ ...piece, availability: 'in_stock' })) ?? []
    })
    expect(worn).toHaveLength(items.length)
    expect(faultsOf(worn, briefOfTemplate(template).brief)).toEqual([])
  })

  test('no two of Explore are the same outfit', () => {
    const sets = posts.map(({ items }) => items.toSorted().join(' '))
    expect(new Set(sets).size).toBe(sets.length)
  })
})

test('the language files say in English what the editors wrote', () => {
  for (const [area, words] of Object.entries(wordsOfEditorial(readEditorial())))
    expect(readArea('en', area)).toEqual(words)
})
