import { publicAddress } from '../lib/public-address.ts'

const web = ['https:', 'http:']

/** Where the links of a network say to which page of the merchant they lead: in one of these fields. */
const networks: { hosts: RegExp; fields: string[] }[] = [
  // Awin
  { hosts: /(?:^|\.)(?:awin1|zenaps)\.com$/, fields: ['ued', 'p'] },
  // CJ
  {
    hosts:
      /(?:^|\.)(?:anrdoezrs|dpbolvw|jdoqocy|kqzyfj|tkqlhce|qksrv|ftjcfx|lduhtrp|awltovhc|tqlkg|yceml|emjcd|apmebf)\.(?:com|net)$/,
    fields: ['url'],
  },
  // Rakuten
  { hosts: /(?:^|\.)linksynergy\.com$/, fields: ['murl', 'rd_parm1'] },
  // Impact
  { hosts: /(?:^|\.)(?:pxf\.io|sjv\.io|7eer\.net|evyy\.net|ojrq\.net|pntrs\.io)$/, fields: ['u'] },
  // ShareASale
  { hosts: /(?:^|\.)shareasale(?:-analytics)?\.com$/, fields: ['urllink'] },
  // Skimlinks and Sovrn
  { hosts: /(?:^|\.)(?:skimresources|redirectingat)\.com$/, fields: ['url'] },
  { hosts: /(?:^|\.)(?:viglink|sovrn)\.(?:com|co)$/, fields: ['u', 'out'] },
  // Ascend (Pepperjam)
  { hosts: /(?:^|\.)(?:gopjn|pjtra|pjatr|pntra|pntrac|pntrs)\.com$/, fields: ['url'] },
  // FlexOffers
  { hosts: /(?:^|\.)flexlinkspro\.com$/, fields: ['url'] },
  // Tradedoubler, TradeTracker, Webgains, Admitad, Commission Factory, Effiliation, Kwanko
  { hosts: /(?:^|\.)tradedoubler\.com$/, fields: ['url'] },
  { hosts: /(?:^|\.)tradetracker\.net$/, fields: ['u'] },
  { hosts: /(?:^|\.)webgains\.(?:com|io)$/, fields: ['wgtarget'] },
  { hosts: /(?:^|\.)admitad\.com$/, fields: ['ulp'] },
  { hosts: /(?:^|\.)cfjump\.com$/, fields: ['url'] },
  { hosts: /(?:^|\.)effiliation\.com$/, fields: ['url'] },
  { hosts: /(?:^|\.)metaffiliation\.com$/, fields: ['redir'] },
]

/** Partnerize writes it into the path. */
const partnerize = /(?:^|\.)prf\.hn$/
const destination = /\/destination:([^/]+)/

/** Who pays by the click, and does not tell where it leads. */
const silentHosts =
  /(?:^|\.)(?:shopmy\.us|shopstyle\.it|rstyle\.me|liketk\.it|ltk\.app|howl\.me|magik\.ly|bit\.ly|tinyurl\.com|t\.co|amzn\.to|a\.co|fave\.co|narrativ\.com|shop-links\.co|mavely\.app\.link|app\.link|onelink\.me)$/
/** What a host is called that counts clicks. */
const countingLabel =
  /^(?:click|clicks|clk|track|tracking|trk|redirect|redir|go|aff|affiliate|affiliates|partner|partners)\d*\./

const holdsAddress = (text: string) => /^https?:\/\/|https?(?::|%3a)(?:\/|%2f){2}/i.test(text)

const isCounted = ({ hostname, pathname, searchParams }: URL) =>
  silentHosts.test(hostname) ||
  countingLabel.test(hostname) ||
  holdsAddress(pathname) ||
  [...searchParams.values()].some(holdsAddress)

/** By what shops and networks know whose visitor it is: without them a page is the same, and nobody is paid. */
const marks =
  /^(?:utm_\w+|aff\w*|ref|ref_?id|referrer|partner\w*|tag|clickref|irclickid|irgwc|cjevent|cjdata|awc|ran\w+|sv1|sv_\w+|gclid|fbclid|srsltid|tduid|wgu|wgexpiry)$/i

export function withoutMarks(url: URL) {
  const page = new URL(url)
  const marked = Array.from(url.searchParams.keys()).filter((name) => marks.test(name))
  for (const name of marked) page.searchParams.delete(name)
  return page
}

function fieldOf(url: URL, names: string[]) {
  for (const name of names)
    for (const [key, value] of url.searchParams) if (key.toLowerCase() === name && value) return value
  return ''
}

function decode(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** Some leave the scheme out. */
const withScheme = (address: string) =>
  /^[\w-]+(?:\.[\w-]+)+\//.test(address) ? `https://${address}` : address

/**
 * The merchant's own page behind a shop link, or null where none can be told. A link that pays by the click
 * is never followed: our own look at it would be counted, and paid, as a shopper's. So its merchant's
 * address is taken out of it, without the marks that say whose visitor comes, and where it does not tell
 * one the link is left alone.
 */
export function merchantAddress(link: string, mostNested = 3): URL | null {
  const url = publicAddress(link, web)
  if (!url || mostNested === 0) return null
  const inner = partnerize.test(url.hostname)
    ? decode(destination.exec(url.pathname)?.[1] ?? '')
    : networks.flatMap(({ hosts, fields }) => (hosts.test(url.hostname) ? fieldOf(url, fields) : []))[0]
  if (inner !== undefined) return merchantAddress(withScheme(inner), mostNested - 1)
  return isCounted(url) ? null : withoutMarks(url)
}
