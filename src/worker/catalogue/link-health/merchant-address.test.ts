import { describe, expect, test } from 'vitest'
import { merchantAddress } from './merchant-address.ts'

const page = 'https://www.shop.example/p/linen-shirt?colour=white&size=M'
const escaped = encodeURIComponent(page)

describe('the merchant behind a paid link', () => {
  test.each([
    ['Awin', `https://www.awin1.com/cread.php?awinmid=1&awinaffid=2&ued=${escaped}`],
    ['Awin, the older form', `https://www.awin1.com/awclick.php?mid=1&id=2&p=${escaped}`],
    ['CJ', `https://www.anrdoezrs.net/click-1-2?url=${escaped}`],
    ['CJ, in another of its names', `https://www.jdoqocy.com/click-1-2?sid=x&URL=${escaped}`],
    ['Rakuten', `https://click.linksynergy.com/deeplink?id=a&mid=1&murl=${escaped}`],
    ['Impact', `https://brand.pxf.io/c/1/2/3?u=${escaped}`],
    [
      'ShareASale',
      `https://www.shareasale.com/r.cfm?b=1&u=2&m=3&urllink=${escaped.replace('https%3A%2F%2F', '')}`,
    ],
    ['Skimlinks', `https://go.skimresources.com/?id=1&url=${escaped}`],
    ['Partnerize', `https://prf.hn/click/camref:1l2/destination:${escaped}`],
    ['Webgains', `https://track.webgains.com/click.html?wgcampaignid=1&wgtarget=${escaped}`],
    [
      'Skimlinks around Awin',
      `https://go.skimresources.com/?url=${encodeURIComponent(`https://www.awin1.com/cread.php?ued=${escaped}`)}`,
    ],
    ['the shop itself', page],
    ['the shop itself, as a partner', `${page}&utm_source=feed&UTM_medium=cpc&aff=123&awc=1_2&ref=cabine`],
  ])('%s: its page is told without asking the network', (_, link) => {
    expect(merchantAddress(link)?.href).toBe(page)
  })

  test.each([
    ['Awin without a page', 'https://www.awin1.com/pclick.php?p=25083&a=1&m=2'],
    ['Rakuten without a page', 'https://click.linksynergy.com/link?id=a&offerid=1.2'],
    ['Partnerize with a broken one', 'https://prf.hn/click/camref:1/destination:%E0%A4%A'],
    ['a network that tells nothing', 'https://go.shopmy.us/p-123456'],
    ['a short address', 'https://bit.ly/3xYz'],
    ['a network that nobody knows, by the address in it', `https://ads.example/x?dest=${escaped}`],
    ['the same in its path', `https://ads.example/x/${escaped}`],
    ['a network that nobody knows, by its name', 'https://click.ads.example/123'],
    ['an address that leads inside', 'https://www.awin1.com/cread.php?ued=https%3A%2F%2F169.254.169.254%2F'],
    ['one that leads to its own network again and again', nested(5)],
    ['a sample', '/sample-shop/linen-shirt'],
    ['no address', 'undefined'],
  ])('%s is left alone', (_, link) => {
    expect(merchantAddress(link)).toBeNull()
  })
})

function nested(times: number): string {
  return times === 0 ? page : `https://www.awin1.com/cread.php?ued=${encodeURIComponent(nested(times - 1))}`
}
