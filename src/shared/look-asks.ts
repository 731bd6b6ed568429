import * as v from 'valibot'
import { languages } from '@cabine/sophia/vocabulary/languages.ts'
import { shownPictures } from './shown-looks.ts'

/** How many looks friends choose from. */
export const askedLooks = { min: 2, max: 4 }
/** More than anybody asks at a time. */
export const maxLookAsks = 20
export const maxQuestion = 140
export const maxFriendsWords = 140

/** How long friends may answer. */
export const askTimes = ['day', 'week', 'month'] as const
export type AskTime = (typeof askTimes)[number]

const picture = v.pipe(
  v.string(),
  v.maxLength(900_000),
  v.regex(/^data:image\/jpeg;base64,[A-Za-z0-9+/]+=*$/),
)

/** Body of POST /api/look-asks. The pictures are made for this page alone, as those of a shown look. */
export const lookAskInput = v.object({
  shows: v.picklist(shownPictures),
  question: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxQuestion)), ''),
  lasts: v.picklist(askTimes),
  language: v.picklist(languages),
  options: v.pipe(
    v.array(v.object({ lookId: v.pipe(v.string(), v.maxLength(64)), picture })),
    v.minLength(askedLooks.min),
    v.maxLength(askedLooks.max),
  ),
  /** What networks show beside the link, 1200 × 630 px; without it the card has no picture. */
  card: v.optional(picture),
})

/** What a friend sends: which look, and a word for her who asks. */
export const friendsVoteInput = v.object({
  option: v.pipe(v.string(), v.regex(/^[0-3]$/), v.transform(Number)),
  words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxFriendsWords)), ''),
})

/** The path of the page on which friends choose. */
export const lookAskPath = (key: string) => `/ask/${key}`
