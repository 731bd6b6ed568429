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
}

export const plainHead = {
  title: 'Cabine',
  description: 'Your personal AI fashion consultant: one photo, and every outfit on you.',
}
