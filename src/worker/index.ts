import { sharePath } from '#shared/share.ts'
import { api } from './api.ts'
import { runCron } from './cron.ts'
import { shareRoutes } from './share/routes.ts'

export type { Api } from './api.ts'
export { OutfitBatch } from './studio/batch.ts'
export { TryOnJob } from './try-on/job.ts'
export { TryOnGate } from './try-on/gate.ts'
export { ShopperChannel } from './try-on/channel.ts'

const isShare = ({ url }: Request) => new URL(url).pathname === sharePath

export default {
  fetch: (request: Request, env: Env, context: ExecutionContext) =>
    isShare(request) ? shareRoutes.fetch(request, env, context) : api.fetch(request, env, context),
  scheduled: (controller, env, context?: ExecutionContext) => runCron(controller.cron, env, context),
} satisfies ExportedHandler<Env>
