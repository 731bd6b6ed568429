import { createHash } from 'node:crypto'
import { createReadStream, existsSync, realpathSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import {
  configuredFeeds,
  isFeedAddress,
  sampleFeed,
  type ConfiguredFeed,
  type ImportEnv,
} from '#worker/imports/feed-config.ts'
import { shownAddress, withoutAddresses } from '#worker/imports/shown-address.ts'
import { openFeed } from '#worker/imports/import-step.ts'
import { root } from '../local/paths.ts'
import type { OperatorVars } from './operator-vars.ts'

export type FeedArgument = { feed: ConfiguredFeed; open: ImportEnv['open'] }

export class WrongArgument extends Error {}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/\.(?:xml|csv|tsv|txt|json|gz)\b/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40) || 'feed'

/** A feed that is named after its address is named without what may be a key in it: of several such addresses a digest tells one from another. */
function nameOf(address: string) {
  const shown = shownAddress(address)
  const name = slug(shown.replace(/^https?:\/\//, ''))
  if (!shown.includes('…') && shown === address.replace(/#.*/s, '')) return name
  return `${name.slice(0, 31)}-${createHash('sha256').update(address.replace(/#.*/s, '')).digest('hex').slice(0, 8)}`
}

const isSampleFile = (path: string) =>
  existsSync(join(root, 'public', sampleFeed.address)) &&
  realpathSync(path) === realpathSync(join(root, 'public', sampleFeed.address))

/** The feed to import and how to open it: a file on this machine, or an address as the cron knows it. */
export function readFeedArgument(
  argument: string,
  name: string | undefined,
  vars: OperatorVars,
): FeedArgument {
  if (name !== undefined && !/^[a-z0-9-]{1,40}$/.test(name)) {
    throw new WrongArgument('A feed is named with small letters, digits and hyphens.')
  }
  if (isFeedAddress(argument)) {
    const known = configuredFeeds(vars.CATALOGUE_FEEDS).feeds.find(({ address }) => address === argument)
    const id = name ?? known?.id ?? nameOf(argument)
    const feed: ConfiguredFeed = known ?? { id, address: argument, kind: 'hand', isSample: false }
    return { feed, open: openFeed(vars) }
  }
  const [path = '', options] = argument.split('#', 2)
  if (!existsSync(path))
    throw new WrongArgument(`There is no file ${withoutAddresses(path)}, and it is no address either.`)
  const isSample = name === undefined && isSampleFile(path)
  const address = `file:${basename(path)}${options ? `#${options}` : ''}`
  const feed: ConfiguredFeed = isSample
    ? sampleFeed
    : { id: name ?? slug(basename(path)), address, kind: 'hand', isSample: false }
  return { feed, open: () => Promise.resolve(openFile(path)) }
}

const openFile = (path: string) =>
  new Response(Readable.toWeb(createReadStream(path)) as unknown as ReadableStream)
