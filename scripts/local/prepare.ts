import { migrate } from './migrate.ts'
import { localState } from './paths.ts'
import { seed } from './seed.ts'

/** Wrangler runs this (scripts/vite/local-shop.ts) before it deploys, too: that needs nothing of this machine's data. */
const isForServing = (process.env.WRANGLER_COMMAND ?? 'dev') === 'dev'

if (isForServing) {
  await migrate(localState)
  await seed(localState)
}
