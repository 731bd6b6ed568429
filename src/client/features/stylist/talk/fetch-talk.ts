import { withMessages } from '#client/i18n/with-messages.ts'

/** The talk about whole outfits, for a door that begins with single pieces. */
export const fetchOutfitTalk = () =>
  withMessages(import('./outfit-talk.tsx'), 'sophia', 'catalogue', 'hearts', 'outfits')

/** The search for single pieces, for a door that begins with whole outfits. */
export const fetchPieceTalk = () =>
  withMessages(import('./piece-talk.tsx'), 'stylist-chat', 'catalogue', 'hearts')
