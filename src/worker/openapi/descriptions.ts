import { outfitPreset } from '#shared/outfits.ts'
import { accountAnswers } from '../account/answers.ts'
import { assistantAnswers } from '../assistants/answers.ts'
import { authAnswers } from '../auth/sign-in/answers.ts'
import { billingAnswers } from '../billing/answers.ts'
import { catalogueAnswers, product } from '../catalogue/answers.ts'
import { searchAnswers } from '../catalogue/search/answers.ts'
import { clickAnswers } from '../catalogue/clicks/answers.ts'
import { closetAnswers, closetPiece } from '../closet/answers.ts'
import { creditAnswers } from '../billing/credits/answers.ts'
import { externalProductAnswers } from '../external-products/answers.ts'
import { pictureAnswers } from '../catalogue/image-proxy/answers.ts'
import { look, lookAnswers } from '../looks/answers.ts'
import { lookAsk, lookAskAnswers } from '../looks/asks/answers.ts'
import { shownLook, shownLookAnswers } from '../looks/shown/answers.ts'
import { moderationAnswers } from '../moderation/answers.ts'
import { notificationAnswers } from '../notifications/answers.ts'
import { operationsAnswers } from '../operations/answers.ts'
import { operatorAnswers } from '../operator/answers.ts'
import { outfitAnswers } from '../outfits/answers.ts'
import { photoAnswers } from '../photos/answers.ts'
import { recommendationAnswers } from '../recommendations/answers.ts'
import { regionAnswers } from '../regions/answers.ts'
import { studioAnswers } from '../studio/answers.ts'
import { stylistAnswers } from '../stylist/answers.ts'
import { tryOnAnswers } from '../try-on/answers.ts'
import { visitAnswers } from '#worker/metrics/page-view-answers.ts'
import { weatherAnswers } from '../weather/answers.ts'
import { withdrawalAnswers } from '../billing/withdrawals/answers.ts'
import { wishlistAnswers, wishlistItem } from '../wishlist/answers.ts'
import type { Answers } from '../lib/route-answers.ts'
import routes from './routes.json' with { type: 'json' }

const document = {
  'GET /api/openapi.json': { 200: 'application/json' },
} satisfies Answers

/** Keyed by tag, which is the name of the folder. */
export const folders = {
  account: accountAnswers,
  assistants: assistantAnswers,
  auth: authAnswers,
  billing: billingAnswers,
  catalogue: { ...catalogueAnswers, ...searchAnswers },
  clicks: clickAnswers,
  closet: closetAnswers,
  credits: creditAnswers,
  finds: externalProductAnswers,
  'image-proxy': pictureAnswers,
  looks: { ...lookAnswers, ...shownLookAnswers, ...lookAskAnswers },
  moderation: moderationAnswers,
  notifications: notificationAnswers,
  openapi: document,
  operations: operationsAnswers,
  operator: operatorAnswers,
  outfits: outfitAnswers,
  photos: photoAnswers,
  recommendations: recommendationAnswers,
  regions: regionAnswers,
  studio: studioAnswers,
  stylist: stylistAnswers,
  'try-on': tryOnAnswers,
  visits: visitAnswers,
  weather: weatherAnswers,
  wishlist: wishlistAnswers,
  withdrawals: withdrawalAnswers,
} satisfies Record<string, Answers>

export type Route = { [Tag in keyof typeof folders]: keyof (typeof folders)[Tag] }[keyof typeof folders]

export type RouteWords = {
  summary: string
  /** Error codes besides those that the route's guards throw. */
  errors?: readonly string[]
  /** Headers that are read without a schema. */
  headers?: Readonly<Record<string, string>>
  /** The media type of a body that is read without a schema. */
  body?: string
}

/** What is said of each route; one that has no words is an error of the types. */
export const words: Readonly<Record<Route, RouteWords>> = routes

/** Schemas that several routes share stand in the document once. */
export const namedSchemas = {
  ClosetPiece: closetPiece,
  Look: look,
  LookAsk: lookAsk,
  OutfitPreset: outfitPreset,
  Product: product,
  ShownLook: shownLook,
  WishlistItem: wishlistItem,
}
