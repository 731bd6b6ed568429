import { describe, expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

describe('what a feed says becomes plain text', () => {
  test.each([
    ['H&amp;M | Rib-knit Top &lt;b&gt;New&lt;/b&gt; &eacute;', 'H&M | Rib-knit Top New é'],
    ['<script>alert(1)</script><img src=x onerror=alert(2)>Dress', 'Dress'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;Dress', 'Dress'],
    ['&amp;lt;b&amp;gt;Dress&amp;lt;/b&amp;gt;', 'Dress'],
    ['<p>One<br />two</p>\n\n<ul><li>three</li></ul>', 'One two three'],
    ['<![CDATA[Dress]]>', 'Dress'],
    ['Nul\u0000 byte\u0007', 'Nul byte'],
    ['Robe d’été 🌸👗 – \u202eesrever\u202c', 'Robe d’été 🌸👗 – esrever'],
    ['👩\u200d👧', '👩\u200d👧'],
    ['waist < 30 & hips > 40', 'waist < 30 & hips > 40'],
    ['a\ud800b', 'a\ufffdb'],
    ['=HYPERLINK("http://evil.example","Dress")', '=HYPERLINK("http://evil.example","Dress")'],
    ['<!-- hidden -->Dress<!-- open', 'Dress'],
  ])('%j → %j', (raw, text) => {
    expect(plainText(raw, 200)).toBe(text)
  })

  test('a long one ends at a word', () => {
    expect(plainText('A very long long dress', 12)).toBe('A very long…')
    expect(plainText('x'.repeat(1_000_000), 20)).toHaveLength(20)
  })

  test('a megabyte of open tags takes no time', () => {
    const started = performance.now()
    for (const piece of ['<a', '<script', '<!--', '&lt;', '<']) plainText(piece.repeat(300_000), 1500)
    expect(performance.now() - started).toBeLessThan(1000)
  })
})
