import { publicAddress } from '../../lib/public-address.ts'

const web = ['https:', 'http:']

/** The query fields in which a network's links name the merchant's page. */
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

/** Networks that count clicks and do not name the target. */
const opaqueHosts =
  /(?:^|\.)(?:shopmy\.us|shopstyle\.it|rstyle\.me|liketk\.it|ltk\.app|howl\.me|magik\.ly|bit\.ly|tinyurl\.com|t\.co|amzn\.to|a\.co|fave\.co|narrativ\.com|shop-links\.co|mavely\.app\.link|app\.link|onelink\.me)$/
/** Labels in the hostnames of click counters. */
const countingLabel =
  /^(?:click|clicks|clk|track|tracking|trk|redirect|redir|go|aff|affiliate|affiliates|partner|partners)\d*\./

const holdsAddress = (text: string) => /^https?:\/\/|https?(?::|%3a)(?:\/|%2f){2}/i.test(text)

const isCounted = ({ hostname, pathname, searchParams }: URL) =>
  opaqueHosts.test(hostname) ||
  countingLabel.test(hostname) ||
  holdsAddress(pathname) ||
  [...searchParams.values()].some(holdsAddress)

/**
 * Parameters by which shops and networks attribute a visitor: without them the page is the same, and nobody is paid.
 */
const trackingParameters =
  /^(?:utm_\w+|aff\w*|ref|ref_?id|referrer|partner\w*|tag|clickref|irclickid|irgwc|cjevent|cjdata|awc|ran\w+|sv1|sv_\w+|gclid|fbclid|srsltid|tduid|wgu|wgexpiry)$/i

export function withoutTracking(url: URL) {
  const page = new URL(url)
  const marked = Array.from(url.searchParams.keys()).filter((name) => trackingParameters.test(name))
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

/** Some omit the scheme. */
const withScheme = (address: string) =>
  /^[\w-]+(?:\.[\w-]+)+\//.test(address) ? `https://${address}` : address

/**
 * The merchant's page behind an affiliate link, or null where it is unknown. An affiliate link is never followed,
 * because our request would be counted, and paid, as a shopper's visit. So the merchant's address is extracted
 * without its attribution parameters; where the link does not name it, the link is not checked.
 */
export function merchantAddress(link: string, maxNested = 3): URL | null {
  const url = publicAddress(link, web)
  if (!url || maxNested === 0) return null
  const inner = partnerize.test(url.hostname)
    ? decode(destination.exec(url.pathname)?.[1] ?? '')
    : networks.flatMap(({ hosts, fields }) => (hosts.test(url.hostname) ? fieldOf(url, fields) : []))[0]
  if (inner !== undefined) return merchantAddress(withScheme(inner), maxNested - 1)
  return isCounted(url) ? null : withoutTracking(url)
}
