/** The messages that the talk with Sophia is written in, at either door. */
export const talkAreas = ['sophia', 'stylist-chat', 'catalogue', 'hearts', 'outfits'] as const
