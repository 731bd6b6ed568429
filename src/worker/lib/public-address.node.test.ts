import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { publicAddress } from './public-address.ts'

const lists = join(import.meta.dirname, '../../../../shared/data/attack/lists')
const anyWeb = ['http:', 'https:']

/** Also with `https:`, since the lists' own scheme would be reason enough to refuse most of them. */
const reaches = (address: string) =>
  publicAddress(address, anyWeb)?.hostname ?? publicAddress(address.replace(/^http:/, 'https:'))?.hostname

describe('an address that a shop gives us', () => {
  test.each([
    'https://cdn.shop.example/a/b.jpg',
    'https://CDN.Shop.example/a.jpg?w=2000&v=3#top',
    'https://cdn.shop.example:443/a.jpg',
    'https://images-eu.ssl-images-shop.com/I/81+x%20y.jpg',
    'https://s3.eu-west-1.amazonaws.com/bucket_1/a.jpg',
    'https://münchen.example/kleid.jpg',
  ])('%s leads out', (address) => {
    expect(publicAddress(address)?.protocol).toBe('https:')
  })

  test.each([
    ['plain http', 'http://shop.example/a.jpg'],
    ['another port', 'https://shop.example:8443/a.jpg'],
    ['credentials', 'https://user:pass@shop.example/a.jpg'],
    ['a user alone', 'https://shop.example@evil.example/a.jpg'],
    ['this machine', 'https://localhost/a.jpg'],
    ['this machine with a dot behind it', 'https://localhost./a.jpg'],
    ['a name below this machine', 'https://shop.localhost/a.jpg'],
    ['this machine in letters with circles', 'https://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/a.jpg'],
    ['this machine with a Cyrillic o', 'https://lоcalhost/a.jpg'],
    ['a dotted address', 'https://93.184.216.34/a.jpg'],
    ['a dotted address with a dot behind it', 'https://127.0.0.1./a.jpg'],
    ['an address as one number', 'https://2130706433/a.jpg'],
    ['an address in octal', 'https://0177.0.0.1/a.jpg'],
    ['an address in hexadecimal', 'https://0x7f.0x0.0x0.0x1/a.jpg'],
    ['a short address', 'https://127.1/a.jpg'],
    ['an address in full-width digits', 'https://１２７．０．０．１/a.jpg'],
    ['IPv6', 'https://[2606:2800:220:1:248:1893:25c8:1946]/a.jpg'],
    ['IPv4 inside IPv6', 'https://[::ffff:169.254.169.254]/a.jpg'],
    ['a single label', 'https://metadata/a.jpg'],
    ['a name of the network', 'https://printer.local/a.jpg'],
    ['a name of the cloud', 'https://metadata.google.internal/computeMetadata/v1/'],
    ['a name that spells an address', 'https://169-254-169-254.sslip.io/a.jpg'],
    ['a reverse name', 'https://1.0.0.127.in-addr.arpa/a.jpg'],
    ['a service inside a cluster', 'https://kubernetes.default.svc/a.jpg'],
    ['a service of a cluster in full', 'https://api.shop.svc.cluster.local/a.jpg'],
    ['a name of a home network', 'https://nas.home.arpa/a.jpg'],
    ['the router’s own name', 'https://fritz.box/a.jpg'],
    ['a name that spells an address no service is known for', 'https://10-0-0-7.shop.example/a.jpg'],
    ['the same with dots', 'https://app.192.168.1.20.shop.example/a.jpg'],
    ['the same behind a word', 'https://app-172-16-0-9.shop.example/a.jpg'],
    ['the same in hexadecimal', 'https://7f000001.shop.example/a.jpg'],
    ['an empty label', 'https://shop..example/a.jpg'],
    ['a script', 'javascript:alert(1)'],
    ['the picture itself', 'data:image/png;base64,iVBORw0KGgo='],
    ['a path', '/samples/tee/320.webp'],
    ['a path of any scheme', '//shop.example/a.jpg'],
    ['nothing', ''],
    ['too much', `https://shop.example/${'a'.repeat(2000)}`],
  ])('%s is refused', (_, address) => {
    expect(publicAddress(address)).toBeNull()
  })
})

/** Services whose names resolve to this machine, or to whatever address the name contains. */
const services =
  `traefik.me nip.io sslip.io xip.io xip.name backname.io plex.direct rbndr.us localtest.me lvh.me vcap.me
  localho.st localh.st local.gd localhost.direct lacolhost.com fuf.me smackaho.st loopback.jp dod.network
  localhost.domaincontrol.com`.split(/\s+/)

test.each(services)('a name at %s is refused', (service) => {
  expect(publicAddress(`https://${service}/a.jpg`)).toBeNull()
  expect(publicAddress(`https://shop.${service}/a.jpg`)).toBeNull()
})

test.each([
  'https://shop-10-5-2.example/a',
  'https://a-8-8-8-8.shop.example/a',
  'https://7f0000.shop.example/a',
])('%s spells no inner address, and leads out', (address) => expect(publicAddress(address)).not.toBeNull())

describe.skipIf(!existsSync(lists))('the lists of attacks (in ../shared/data, not in every checkout)', () => {
  test('of the addresses that try to reach inside, only public names are left', () => {
    const lines = readFileSync(join(lists, 'ssrf_and_unsafe_urls.txt'), 'utf8').split('\n')
    const left = new Set(lines.flatMap((line) => reaches(line) ?? []))
    expect([...left].toSorted()).toEqual([
      'example.com',
      'shop.example.com',
      'xn--e1afmkfd.xn--p1ai',
      'xn--pple-43d.com',
    ])
  })

  test.each(['openredirects.txt', 'Open-Redirect-payloads.txt', 'blns.txt', 'xss-payload-list.txt'])(
    '%s: whatever is let through names a public host and nothing else',
    (name) => {
      for (const line of readFileSync(join(lists, name), 'utf8').split('\n')) {
        const url = publicAddress(line)
        if (url) expect(url.href).toMatch(/^https:\/\/(?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]+\//)
      }
    },
  )
})
