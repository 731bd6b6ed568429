import { afterEach, describe, expect, test, vi } from 'vitest'
import { languages } from '@cabine/sophia/vocabulary/languages.ts'
import { robots, sitemap } from './crawlers.ts'
import { indexedHead, landingHead } from './landing-head.ts'
import { pages } from './pages.ts'
import { siteVars } from './site.ts'

const siteAddress = 'https://cabine.example'
const french = { language: 'fr', title: 'Cabine', description: 'Essayez "tout"' } as const

afterEach(() => vi.unstubAllEnvs())

describe('a site that knows its address', () => {
  test('names each landing page in each language by its absolute address, and one for everybody else', () => {
    const head = landingHead({ ...french, siteAddress })
    expect(head).toContain(`<link rel="canonical" href="${siteAddress}/fr" />`)
    const alternates = head.filter((tag) => tag.includes('rel="alternate"'))
    expect(alternates).toHaveLength(languages.length + 1)
    expect(alternates).toContain(`<link rel="alternate" hreflang="zh-Hans" href="${siteAddress}/zh" />`)
    expect(alternates).toContain(`<link rel="alternate" hreflang="x-default" href="${siteAddress}/" />`)
    expect(head).toContain(`<meta property="og:url" content="${siteAddress}/fr" />`)
    expect(head).toContain('<meta property="og:description" content="Essayez &quot;tout&quot;" />')
  })

  test('names every other page of the site map by its one address, with its card', () => {
    const indexed = pages.filter(({ name, file }) => name !== 'landing' && file.isIndexed)
    const paths = indexed.map(({ route }) => route.path)
    expect(paths).toEqual(expect.arrayContaining(['explore', 'auth', 'privacy-policy', 'terms-of-service']))
    for (const { route, file } of indexed) {
      const { title = '', description = '' } = file
      expect(title && description, route.path).not.toBe('')
      const head = indexedHead({ path: route.path, language: 'en', title, description, siteAddress })
      expect(head.filter((tag) => tag.includes('canonical'))).toEqual([
        `<link rel="canonical" href="${siteAddress}/${route.path}" />`,
      ])
      const told = head.join('\n')
      expect(told).toContain(`<meta property="og:url" content="${siteAddress}/${route.path}" />`)
      expect(told).toContain(`<meta property="og:image" content="${siteAddress}/share-card.jpg" />`)
      expect(told).toMatch(/og:title.*\n.*og:description/)
    }
  })

  test('has a sitemap of existing pages, which robots.txt names', () => {
    const found = [...(sitemap(siteAddress) ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
      address.replace(siteAddress, ''),
    )
    const known = ['/', ...languages.map((one) => `/${one}`), ...pages.map(({ route }) => `/${route.path}`)]
    expect(found.filter((path) => !known.includes(path))).toEqual([])
    expect(found).toEqual(expect.arrayContaining(['/', '/ar', '/explore', '/privacy-policy']))
    expect(robots(siteAddress)).toMatch(
      /Disallow: \/api\/\n(?:Allow: \/api\/[\w/-]+\n)+\nSitemap: https:\/\/cabine\.example\/sitemap\.xml\n$/,
    )
  })

  test.each(['https://cabine.example/', 'https://cabine.example/shop', 'cabine.example'])(
    'is not built with %s for an address',
    (address) => {
      vi.stubEnv('SITE_ADDRESS', address)
      expect(() => siteVars()).toThrow()
    },
  )
})

test('a site that does not know its address names none', () => {
  const head = [
    ...landingHead({ ...french, siteAddress: '' }),
    ...indexedHead({ ...french, path: 'explore', siteAddress: '' }),
  ].join('\n')
  expect(head).not.toMatch(/canonical|hreflang|og:url/)
  expect(sitemap('')).toBeNull()
  expect(robots('')).toMatch(/^User-agent: \*\nDisallow: \/api\/\n(?:Allow: \/api\/[\w/-]+\n)+$/)
})
