type Name = readonly [name: string, sign: RegExp]

/**
 * The more specific first: nearly every browser also calls itself Safari, and most call themselves Chrome. Versions
 * are left out: browsers freeze them, and nobody recognises a device by its version.
 */
const browsers: readonly Name[] = [
  ['Edge', /\bEdg(?:A|iOS|e)?\//],
  ['Opera', /\b(?:OPR|OPiOS|OPT)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['DuckDuckGo', /\b(?:DuckDuckGo|Ddg)\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Yandex', /\bYaBrowser\//],
  ['Instagram', /\bInstagram\b/],
  ['Facebook', /\bFBA[NV]\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:CriOS|Chrome|Chromium|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
]

/** An iPad that requests desktop pages says that it is a Mac, and cannot be told apart. */
const devices: readonly Name[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
]

const nameOf = (names: readonly Name[], userAgent: string) =>
  names.find(([, sign]) => sign.test(userAgent))?.[0] ?? null

/**
 * Names by which she recognises a device: proper names, the same in every language; null where the header does not
 * tell.
 */
export const describeDevice = (userAgent: string) => ({
  browser: nameOf(browsers, userAgent),
  device: nameOf(devices, userAgent),
})
