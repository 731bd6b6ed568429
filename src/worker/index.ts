import { sharePath } from '#shared/share-target.ts'
import { api } from './api.ts'
import { assistantRoutes, isForAssistants } from './mcp/routes.ts'
import { runCron } from './background/cron.ts'
import { office, officePath } from './office/routes.ts'
import { isLookAskPage, lookAskPageRoutes } from './looks/pages/ask-routes.ts'
import { isShownLookPage, shownLookPageRoutes } from './looks/pages/routes.ts'
import { observed } from './metrics/observe-calls.ts'
import { isOutfitPage, outfitPageRoutes } from './outfits/pages/routes.ts'
import { isProductPage, productPageRoutes } from './catalogue/product-pages/routes.ts'
import { shareRoutes } from './share/routes.ts'
import { securityTextPath, wellKnownRoutes } from './operator/security-text.ts'
import { workOff } from './background/queue.ts'

export type { Api } from './api.ts'
export type { Office } from './office/routes.ts'
export { OutfitBatch } from './studio/outfit-batch.ts'
export { TryOnJob } from './try-on/job.ts'
export { TryOnGate } from './try-on/gate.ts'
export { ShopperChannel } from './try-on/shopper-channel.ts'

function appFor({ url }: Request) {
  const { pathname } = new URL(url)
  if (pathname === sharePath) return shareRoutes
  if (pathname === securityTextPath) return wellKnownRoutes
  if (pathname === officePath || pathname.startsWith(`${officePath}/`)) return office
  if (isForAssistants(pathname)) return assistantRoutes
  if (isLookAskPage(pathname)) return lookAskPageRoutes
  if (isShownLookPage(pathname)) return shownLookPageRoutes
  if (isOutfitPage(pathname)) return outfitPageRoutes
  return isProductPage(pathname) ? productPageRoutes : api
}

export default {
  fetch: (request: Request, env: Env, context: ExecutionContext) =>
    observed(request, env, context, () => appFor(request).fetch(request, env, context)),
  queue: workOff,
  scheduled: (controller, env, context?: ExecutionContext) => runCron(controller.cron, env, context),
} satisfies ExportedHandler<Env>
