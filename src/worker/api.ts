import { assistantConsentRoutes } from './assistants/consent-routes.ts'
import { ownRoutes } from './account/own-routes.ts'
import { openLinkRoutes } from './account/email-routes.ts'
import { accountRoutes } from './account/routes.ts'
import { authRoutes } from './auth/sign-in/routes.ts'
import { collectionRoutes } from './catalogue/collection-routes.ts'
import { productRoutes } from './catalogue/product-pages/product-routes.ts'
import { shopRoutes } from './catalogue/routes.ts'
import { alikeRoutes } from './catalogue/alike/routes.ts'
import { searchRoutes } from './catalogue/search/routes.ts'
import { billingRoutes, stripeRoutes, subscriptionRoutes } from './billing/routes.ts'
import { stripeWebhookRoutes } from './billing/webhook-routes.ts'
import { closetRoutes } from './closet/routes.ts'
import { clickRoutes } from './catalogue/clicks/routes.ts'
import { creditRoutes } from './billing/credits/routes.ts'
import { pictureRoutes } from './catalogue/image-proxy/routes.ts'
import { externalProductRoutes } from './external-products/routes.ts'
import { lookReportRoutes, reportRoutes } from './moderation/routes.ts'
import { lookbookRoutes } from './looks/routes.ts'
import { lookAskRoutes } from './looks/asks/routes.ts'
import { shownLookRoutes } from './looks/shown/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { policyReportRoutes } from './operations/policy-reports.ts'
import { operationsRoutes } from './operations/routes.ts'
import { answerDocument } from './openapi/answer.ts'
import { outfitPostRoutes } from './outfits/post-routes.ts'
import { outfitRoutes } from './outfits/routes.ts'
import { photoRoutes, profilePhotoRoutes } from './photos/routes.ts'
import { recommendationRoutes } from './recommendations/routes.ts'
import { studioRoutes } from './studio/routes.ts'
import { stylistRoutes } from './stylist/outfit-routes.ts'
import { sentenceRoutes } from './stylist/sentences/routes.ts'
import { stylingProfileRoutes } from './stylist/profile-routes.ts'
import { consultationRoutes } from './stylist/routes.ts'
import { liveRoutes } from './try-on/live-channel-routes.ts'
import { fashnRoutes } from './try-on/routes.ts'
import { fashnWebhookRoutes } from './try-on/fashn-webhook-routes.ts'
import { pageViewRoutes } from '#worker/metrics/page-view-routes.ts'
import { externalProductRemovalRoutes } from './wishlist/external-product-removal.ts'
import { wishlistRoutes } from './wishlist/routes.ts'
import { operatorRoutes } from './operator/routes.ts'
import { withdrawalRoutes } from './billing/withdrawals/routes.ts'
import { regionRoutes } from './regions/routes.ts'
import { weatherRoutes } from './weather/routes.ts'
import { shareAnswer } from './lib/edge-cache.ts'
import { answerError } from './lib/answer-error.ts'
import { apiHeaders, factory, sameOrigin, withDb } from './lib/app.ts'
import { ApiError } from './lib/errors.ts'

const routes = factory
  .createApp()
  .basePath('/api')
  .use(apiHeaders)
  // Mounted before the check of the origin, which a provider's server does not send.
  .route('/fashn/webhook', fashnWebhookRoutes)
  .route('/stripe/webhook', stripeWebhookRoutes)
  // Before it too: a browser reports by itself, and not every one says from where.
  .route('/reports', policyReportRoutes)
  .use(sameOrigin, withDb)
  .route('/auth', authRoutes)
  .route('/auth', openLinkRoutes)
  .route('/account', ownRoutes)
  .route('/assistants', assistantConsentRoutes)
  .route('/credits', creditRoutes)
  .route('/photos', photoRoutes)
  .route('/lookbook', lookbookRoutes)
  .route('/shown-looks', shownLookRoutes)
  .route('/look-asks', lookAskRoutes)
  .route('/closet', closetRoutes)
  .route('/collections', collectionRoutes)
  .route('/products', productRoutes)
  .route('/search', searchRoutes)
  .route('/search', alikeRoutes)
  .route('/recommendations', recommendationRoutes)
  .route('/outfit-posts', outfitPostRoutes)
  .route('/outfit-posts', reportRoutes)
  .route('/look-reports', lookReportRoutes)
  .route('/fashn', fashnRoutes)
  .route('/wishlist', wishlistRoutes)
  .route('/finds', externalProductRoutes)
  .route('/finds', externalProductRemovalRoutes)
  .route('/clicks', clickRoutes)
  .route('/visits', pageViewRoutes)
  .route('/billing', billingRoutes)
  .route('/stripe', stripeRoutes)
  .route('/consultation', consultationRoutes)
  .route('/stylist', stylistRoutes)
  .route('/stylist/sentences', sentenceRoutes)
  .route('/styling-profile', stylingProfileRoutes)
  .route('/notifications', notificationRoutes)
  .route('/outfits', studioRoutes)
  .route('/proxy-image', pictureRoutes)
  .route('/live', liveRoutes)
  .route('/withdrawals', withdrawalRoutes)
  .route('/operator', operatorRoutes)
  .route('/weather', weatherRoutes)
  .route('/', operationsRoutes)
  .route('/', regionRoutes)
  .route('/', profilePhotoRoutes)
  .route('/', accountRoutes)
  .route('/', subscriptionRoutes)
  .route('/', shopRoutes)
  .route('/', outfitRoutes)

/**
 * Every route of the product. authorization.test.ts states who may call it, and the answers.ts beside it what it
 * answers.
 */
export const api = routes
  .get(
    '/openapi.json',
    shareAnswer({ life: 'document', tags: ['document'] }),
    answerDocument(() => routes.routes),
  )
  .all('*', () => {
    throw new ApiError('not_found')
  })
  .onError(answerError)

export type Api = typeof api
