import type { PageName } from '#client/i18n/page-areas.ts'

/**
 * What is said of each page before its script runs, which crawlers and shared links read: in English, like the
 * rest of an app page's file. The pages themselves set their title in her language.
 */
export const heads: Partial<Record<PageName, { title: string; description: string }>> = {
  auth: {
    title: 'Sign up or sign in · Cabine',
    description: 'Open your fitting room: sign up with an email address and get 5 free try-ons, or sign in.',
  },
  'forgot-password': {
    title: 'Forgotten password · Cabine',
    description: 'Tell us your email address, and we send you a link to choose a new password.',
  },
  'reset-password': {
    title: 'New password · Cabine',
    description: 'Choose a new password by the link that we have sent you.',
  },
  'verify-email': {
    title: 'Confirm your email · Cabine',
    description: 'One press, and we know that this email address is yours.',
  },
  dashboard: {
    title: 'Cabine',
    description: 'Today’s top picks, collections and your lookbook: what to try on next, on your own photo.',
  },
  search: {
    title: 'Search · Cabine',
    description: 'Search every piece in the shop by brand, colour, size and price, and try it on.',
  },
  collection: {
    title: 'Collection · Cabine',
    description: 'Pieces that belong together, chosen by our editors. Try any of them on your own photo.',
  },
  explore: {
    title: 'Explore outfits · Cabine',
    description: 'Curated outfits for work, weekends, dates and parties. Shop the look, or try it on.',
  },
  outfit: {
    title: 'Outfit · Cabine',
    description:
      'A whole outfit, piece by piece: what it is made of, what it costs, and how it looks on you.',
  },
  'fitting-room': {
    title: 'Fitting room · Cabine',
    description: 'Choose an outfit or bring your own piece, and see it on your photo within seconds.',
  },
  settings: {
    title: 'Settings · Cabine',
    description: 'Your account, your language, your subscription, and everything that we keep of yours.',
  },
  'settings-clean': {
    title: 'Settings · Cabine',
    description: 'Your plan, where your photos are kept, your language, the theme, and your ways in.',
  },
  subscribe: {
    title: 'Subscribe to Luxe · Cabine',
    description: 'Unlimited try-ons, every outfit of the shop and a monthly consultation: cancel anytime.',
  },
  consultation: {
    title: 'Consultation · Cabine',
    description: 'Once a month a handful of questions, then a style letter with five outfits for you.',
  },
  'style-letter': {
    title: 'Your style letter · Cabine',
    description: 'Five outfits for the weeks ahead, each with the reason why. Try any of them on.',
  },
  'style-profile': {
    title: 'Your style · Cabine',
    description: 'Twelve short questions, each optional, and what is shown to you suits you better.',
  },
  'outfit-generator': {
    title: 'Outfit Automation Studio · Cabine',
    description: 'Choose the occasions of your week, and an outfit from the shop is laid out for each.',
  },
  'sample-shop': {
    title: 'A sample piece · Cabine',
    description: 'A piece made to show what Cabine can do: nothing is sold here, but you can try it on.',
  },
  wishlist: {
    title: 'Wishlist · Cabine',
    description: 'The pieces you are still thinking about, with their prices then and now.',
  },
  'terms-of-service': {
    title: 'Terms of Service · Cabine',
    description: 'What you and Cabine can expect of each other: photos, acceptable use, liability, changes.',
  },
  'privacy-policy': {
    title: 'Privacy Policy · Cabine',
    description:
      'What Cabine knows about you, where your photos are kept, who can see them, and your rights.',
  },
  'open-source-notices': {
    title: 'Open-source notices · Cabine',
    description: 'The parts of others that are served with Cabine, their authors and their licences.',
  },
}

export const plainHead = {
  title: 'Cabine',
  description: 'Your personal AI fashion consultant: one photo, and every outfit on you.',
}
