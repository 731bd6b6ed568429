import { describe, expect, test } from 'vitest'
import { linkAddress, ownPath, pictureAddress } from './web-address.ts'

const inside = [
  'http://169.254.169.254/latest/meta-data/',
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://[::1]/',
  'http://[::ffff:169.254.169.254]/',
  'https://localhost/',
  'https://localhost./x',
  'https://printer.local/',
  'https://db.internal/',
  'https://intranet/',
  'https://user:secret@shop.example.com/',
  'https://shop.example.com:8443/',
  'https://169-254-169-254.sslip.io/',
  'file:///etc/passwd',
  'gopher://shop.example.com/',
]

describe('addresses of a feed', () => {
  test.each(inside)('%s is neither a link nor a picture', (address) => {
    expect(linkAddress(address, null)).toBeNull()
    expect(pictureAddress(address, null)).toBeNull()
  })

  test.each([
    'javascript:alert(document.cookie)',
    ' java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '#',
    '/p/11',
    '//',
    '',
    'https://shop.example.com/undefined',
    'https://shop.example.com/p/null',
    `https://shop.example.com/${'x'.repeat(3000)}`,
  ])('%j is no link', (address) => {
    expect(linkAddress(address, null)).toBeNull()
  })

  test('a link may be http, a picture becomes https', () => {
    expect(linkAddress('http://shop.example.com/9', null)).toBe('http://shop.example.com/9')
    expect(pictureAddress('http://cdn.example.com/9.jpg', null)).toBe('https://cdn.example.com/9.jpg')
    expect(pictureAddress('http://cdn.example.com:8080/9.jpg', null)).toBeNull()
  })

  test('a path is the shop’s, where the shop is known', () => {
    expect(linkAddress('/p/11', 'https://shop.example.com')).toBe('https://shop.example.com/p/11')
    expect(pictureAddress('//cdn.example.com/1.jpg', 'https://shop.example.com')).toBe(
      'https://cdn.example.com/1.jpg',
    )
    expect(pictureAddress('1.webp', 'https://shop.example.com')).toBeNull()
  })

  test('only paths of the samples are our own', () => {
    expect(ownPath('/sample-shop/white-tee')).toBe('/sample-shop/white-tee')
    expect(ownPath('/samples/garments/white-tee/960.webp')).toBe('/samples/garments/white-tee/960.webp')
    for (const path of ['/samples/../api/auth/me', '/api/auth/me', '//samples/x', '/samples/x?y']) {
      expect(ownPath(path)).toBeNull()
    }
  })
})
