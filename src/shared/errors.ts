/**
 * Every way in which a call can fail: its HTTP status and the English sentence for whoever reads the
 * raw answer. The client shows its own sentence, in the shopper's language, by the code.
 */
export const apiErrors = {
  invalid_input: { status: 400, message: 'Some of what was sent could not be read.' },
  wrong_origin: { status: 403, message: 'This request came from another site.' },
  not_authenticated: { status: 401, message: 'Not authenticated' },
  wrong_user: { status: 403, message: 'This belongs to another account.' },
  not_found: { status: 404, message: 'There is nothing here.' },
  server_error: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  wrong_credentials: { status: 401, message: 'This email and password do not match.' },
  email_taken: { status: 409, message: 'There is an account with this email already. Sign in instead.' },
  password_common: { status: 400, message: 'This password is among the most used ones. Choose another.' },
  too_many_attempts: { status: 429, message: 'Too many attempts. Please wait a few minutes and try again.' },
  no_credits: { status: 402, message: 'You have no try-on credits left.' },
  monthly_limit: { status: 402, message: 'You have used all try-ons of this month.' },
  premium_required: { status: 403, message: 'This is part of Luxe.' },
  images_required: { status: 400, message: 'Both images are required' },
  image_unreadable: {
    status: 415,
    message: 'This file is no picture that we can read (JPEG, PNG, WebP, AVIF or GIF).',
  },
  image_too_large: { status: 413, message: 'This picture is too large.' },
  image_too_small: { status: 422, message: 'This picture is too small.' },
  too_many_photos: {
    status: 409,
    message: 'Your account holds as many pictures as it can. Remove some first.',
  },
  image_not_yours: { status: 403, message: 'This picture is not in your account.' },
  age_required: { status: 403, message: 'Please confirm first that you are 18 or older.' },
  photo_stays_on_device: { status: 409, message: 'You chose that photos stay on this device.' },
  try_on_running: { status: 429, message: 'Another try-on of yours is still running.' },
  start_failed: { status: 503, message: 'Unable to start virtual try-on. Please try again in a moment.' },
  wishlist_full: { status: 409, message: 'Your wishlist holds as many pieces as it can. Remove some first.' },
  picture_unknown: { status: 404, message: 'This picture is not in the catalogue.' },
  picture_unreachable: { status: 502, message: 'The shop does not give us this picture.' },
  wrong_password: { status: 403, message: 'This password is not the one of your account.' },
  too_old_price: { status: 409, message: 'The price has changed since this page was opened.' },
  account_leaving: { status: 409, message: 'This account is being removed. Keep it first.' },
  already_subscribed: { status: 409, message: 'You have a subscription already.' },
  no_subscription: { status: 404, message: 'There is no subscription that this could change.' },
  no_payment_account: { status: 404, message: 'There is no payment account for you yet.' },
  payment_not_yours: { status: 403, message: 'This payment belongs to another account.' },
  payment_unavailable: {
    status: 502,
    message: 'The payment service does not answer just now. You have not been charged.',
  },
  bad_signature: { status: 400, message: 'This event does not come from the payment service.' },
  consultation_used: { status: 409, message: 'You have had your consultation of this month.' },
  consultation_incomplete: { status: 409, message: 'Some questions of the consultation are still open.' },
  wardrobe_too_small: { status: 503, message: 'The shop has too few pieces for a letter just now.' },
  removal_not_asked: { status: 409, message: 'Nobody asked for this account to be removed.' },
  no_templates: { status: 400, message: 'Please select at least one outfit template to generate' },
  batch_running: { status: 429, message: 'Another batch of yours is still being made.' },
  studio_limit: {
    status: 429,
    message: 'You have made as many outfits as one day holds. Come back tomorrow.',
  },
  publish_limit: {
    status: 409,
    message: 'You have published as many outfits as one shopper can. Take one back first.',
  },
  nothing_suitable: { status: 404, message: 'Nothing in the shop fits this just now.' },
  billing_not_configured: { status: 503, message: 'Payments are not set up on this site.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ApiErrorCode = keyof typeof apiErrors
