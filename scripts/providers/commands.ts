import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { garmentCategories } from '@cabine/engine/contract/garment-categories.ts'
import { extensions } from '#worker/pictures/open-picture.ts'
import { dailyBudget, openPool, readPools, type PhotographEnv } from '#worker/try-on/providers/pools.ts'
import { sizeOf } from '#worker/try-on/providers/shrink-picture.ts'
import { root } from '../local/paths.ts'
import { readPictures, shrinkHere } from './pictures.ts'
import { tryRun } from './try.ts'

const dollars = (millionths: number) =>
  millionths === Infinity ? 'no limit of its own' : `$${(millionths / 1_000_000).toFixed(3)}`

export function listPools(env: PhotographEnv): string {
  const pools = readPools(env).map(({ id, atOnce, startsPerMinute, budgetPerDay }) => {
    const price = openPool(env, id)?.price({ garmentCount: 1, highQuality: false }) ?? 0
    const limits = `${atOnce} at once, ${startsPerMinute} a minute, a day: ${dollars(budgetPerDay)}`
    return `${id.padEnd(12)} ${limits}; a piece: ${dollars(price)}`
  })
  const none = 'There is none: each try-on stays on the device of who asks for it.'
  return [...(pools.length > 0 ? pools : [none]), `All together, a day: ${dollars(dailyBudget(env))}`].join(
    '\n',
  )
}

type Wanted = {
  person?: string | undefined
  garment?: string | undefined
  draft?: string | undefined
  category?: string | undefined
  sharp: boolean
  seed: string
  out?: string | undefined
}

/** Makes one photograph and writes it to a file. */
export async function tryPool(
  env: PhotographEnv,
  id: string,
  wanted: Wanted,
): Promise<{ isMade: boolean; told: string }> {
  const refuse = (told: string) => ({ isMade: false, told })
  const provider = openPool(env, id, shrinkHere)
  if (!provider) return refuse(`There is no account for '${id}': npm run cabine -- providers list`)
  const { person, draft, garment, category: sampleCategory } = await readPictures(wanted)
  const category = garmentCategories.find((one) => one === (wanted.category ?? sampleCategory))
  if (!category) return refuse(`There is no category '${wanted.category}'.`)
  const outcome = await tryRun(provider, {
    person,
    draft,
    garments: [{ picture: garment, category }],
    highQuality: wanted.sharp,
    seed: Number(wanted.seed),
    webhookUrl: null,
  })
  const seconds = (outcome.tookMs / 1000).toFixed(1)
  if ('fault' in outcome) return refuse(`No photograph after ${seconds} s: ${outcome.fault}`)
  const { picture } = outcome
  const path = resolve(wanted.out ?? join(root, `.wrangler/providers/${id}.${extensions[picture.type]}`))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, picture.bytes)
  const { width, height } = sizeOf(picture)
  const price = dollars(provider.price({ garmentCount: 1, highQuality: wanted.sharp }))
  const facts = `${seconds} s, ${width} × ${height}, ${picture.bytes.length} bytes, about ${price}`
  return { isMade: true, told: `${path}\n${facts}` }
}
