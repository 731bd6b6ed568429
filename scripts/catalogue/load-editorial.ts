import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { editorial, type Editorial } from '#shared/editorial.ts'
import { loadEditorial } from '#worker/outfits/editorial-plan.ts'
import type { ImportEnv } from '#worker/imports/feed-config.ts'
import { WrongArgument } from './feed-argument.ts'

export function readPlan(path: string) {
  if (!existsSync(path)) throw new WrongArgument(`There is no file ${path}.`)
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), editorial), readFileSync(path, 'utf8'))
  if (read.success) return { plan: read.output }
  const [{ message, path: place }] = read.issues
  const where = place?.map(({ key }) => String(key)).join('.') ?? 'the file'
  throw new WrongArgument(`${path} is no plan of editors: ${where}: ${message}`)
}

/** Loads an operator's plan, lets the rules fill up what it leaves open, and says what its feed does not have. */
export async function loadPlan(env: ImportEnv, { plan, feedId }: { plan: Editorial; feedId: string }) {
  const { presets, missing } = await loadEditorial(env, { given: plan, origin: 'hand', feedId })
  await env.refresh()
  const { collections, posts } = plan
  console.log(`${collections.length} collections, ${presets} presets, ${posts.length} outfits of Explore.`)
  if (missing.length === 0) return 0
  console.error(`Not in the feed ${feedId}: ${missing.join(', ')}.`)
  return 1
}
