import { api } from './api.ts'
import { runCron } from './cron.ts'

export type { Api } from './api.ts'
export { OutfitBatch } from './studio/batch.ts'
export { TryOnJob } from './try-on/job.ts'
export { TryOnGate } from './try-on/gate.ts'
export { ShopperChannel } from './try-on/channel.ts'

export default {
  fetch: api.fetch,
  scheduled: (controller, env) => runCron(controller.cron, env),
} satisfies ExportedHandler<Env>
