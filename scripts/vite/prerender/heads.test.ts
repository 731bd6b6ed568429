import { afterEach, describe, expect, test, vi } from 'vitest'
import { languages } from '#shared/languages.ts'
import { robots, sitemap } from './crawlers.ts'
import { landingHead } from './landing-head.ts'
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
  const head = landingHead({ ...french, siteAddress: '' }).join('\n')
  expect(head).not.toMatch(/canonical|hreflang|og:url/)
  expect(sitemap('')).toBeNull()
  expect(robots('')).toMatch(/^User-agent: \*\nDisallow: \/api\/\n(?:Allow: \/api\/[\w/-]+\n)+$/)
})
