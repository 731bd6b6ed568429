import { Ended, type Steps, type Tools } from './tools.ts'

/** Shares of the shoppers that get the new version, one after the other. At 0 only our own question reaches it. */
const percentages = [0, 10, 50, 100]
/** How long a share is watched, and how often it is asked meanwhile. */
export const pauseMs = 60_000
const asks = 6
/** A deployment takes some seconds until every place knows it. */
const firstAsks = 10
const firstPauseMs = 3_000

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/

/** The version that every shopper gets now; null before the first deployment. */
export function versionNow(tools: Pick<Tools, 'read'>, config: string): string | null {
  const { status, text } = tools.read('wrangler', ['deployments', 'status', '--json', '--config', config])
  if (status !== 0) return null
  const found = /\{[^]*\}/.exec(text)?.[0]
  const { versions = [] } = (found ? JSON.parse(found) : {}) as {
    versions?: { version_id: string; percentage: number }[]
  }
  return versions.toSorted((a, b) => b.percentage - a.percentage)[0]?.version_id ?? null
}

export const uploadedVersion = (text: string) =>
  new RegExp(`Worker Version ID:\\s*(${uuid.source})`).exec(text)?.[1] ?? null

type Site = { address: string; worker: string; config: string }

const deployArgs = (config: string, specs: string[], message: string) => [
  'versions',
  'deploy',
  ...specs,
  '--yes',
  '--message',
  message,
  '--config',
  config,
]

async function isWell(tools: Tools, { address, worker }: Site, version: string, isFirst: boolean) {
  const times = isFirst ? firstAsks : asks
  for (let time = 0; time < times; time++) {
    await tools.wait(isFirst ? firstPauseMs : pauseMs / asks)
    const health = await tools.askHealth(address, worker, version)
    const isNew = health.version === version
    tools.say(`  ${health.isServing ? 'well' : 'not well'}${isNew ? '' : ', another version answered'}`)
    // At first, another version may still answer; one that is not well ends it at once.
    if (isNew && !health.isServing) return false
    if (isNew && isFirst) return true
    if (!isNew && !isFirst) return false
  }
  return !isFirst
}

/**
 * Gives the new version to more and more shoppers, and asks it how it is before each step. One that is not well is taken back, for all, before
 * anything else is said.
 */
export async function giveGradually(
  steps: Steps,
  tools: Tools,
  site: Site,
  { version, former }: { version: string; former: string },
) {
  for (const percentage of percentages) {
    const specs =
      percentage === 100 ? [`${version}@100`] : [`${version}@${percentage}`, `${former}@${100 - percentage}`]
    steps.run({
      doing: `Giving the new version to ${percentage} % of the shoppers`,
      done: `gave the new version to ${percentage} %`,
      command: 'wrangler',
      args: deployArgs(site.config, specs, `to ${percentage} %`),
      contacts: true,
    })
    if (await isWell(tools, site, version, percentage === 0)) continue
    steps.run({
      doing: 'The new version is not well: giving the former one back',
      done: 'gave the former version back to all',
      command: 'wrangler',
      args: deployArgs(site.config, [`${former}@100`], 'taken back by the deployment'),
      contacts: true,
    })
    throw new Ended(
      `the version ${version} was not well at ${percentage} %, and was taken back; the tables stay migrated`,
    )
  }
}

/** What a rehearsal says of it. */
export function rehearseGradually(steps: Steps, config: string) {
  for (const percentage of percentages)
    steps.run({
      doing: `Giving the new version to ${percentage} % of the shoppers, and asking it how it is`,
      done: '',
      command: 'wrangler',
      args: deployArgs(
        config,
        percentage === 100 ? ['NEW@100'] : [`NEW@${percentage}`, `FORMER@${100 - percentage}`],
        `to ${percentage} %`,
      ),
      contacts: true,
    })
}
