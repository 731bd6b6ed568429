import * as v from 'valibot'
import { languages } from '@cabine/sophia/vocabulary/languages.ts'

/** What of a look is shown: she as she is, her face blurred or cut away, or its pieces without her. */
export const shownPictures = ['whole', 'blurred', 'cropped', 'pieces'] as const
export type ShownPicture = (typeof shownPictures)[number]

const dayMs = 24 * 3_600_000

/** How long a look is shown, ms; `open` until she takes it back. */
export const shownForMs = { day: dayMs, week: 7 * dayMs, month: 30 * dayMs, open: null }
export const shownTimes = ['day', 'week', 'month', 'open'] as const
export type ShownTime = (typeof shownTimes)[number]

/** More than anybody shows at a time. */
export const maxShownLooks = 60
export const maxShownWords = 280
/** The words of the form say the least (messages/en/show-look.json and its like). */
export const shownPasswordLength = { min: 4, max: 64 }

/** What social networks and messengers show beside a link, px. */
export const shownCards = { wide: { width: 1200, height: 630 }, square: { width: 1200, height: 1200 } }

const jpeg = (most: number) =>
  v.pipe(v.string(), v.maxLength(most), v.regex(/^data:image\/jpeg;base64,[A-Za-z0-9+/]+=*$/))

/** Body of POST /api/shown-looks. The pictures are made for this page alone, by her browser: what she hides never leaves it. */
export const shownLookInput = v.object({
  lookId: v.pipe(v.string(), v.maxLength(64)),
  shows: v.picklist(shownPictures),
  words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxShownWords)), ''),
  lasts: v.picklist(shownTimes),
  password: v.optional(
    v.pipe(v.string(), v.minLength(shownPasswordLength.min), v.maxLength(shownPasswordLength.max)),
  ),
  /** Hers, for the card; whoever opens the page reads it in a language of her own. */
  language: v.picklist(languages),
  picture: jpeg(2_000_000),
  /** Without them the card has no picture. A look behind a password never has one, whatever is sent. */
  cards: v.optional(v.object({ wide: jpeg(700_000), square: jpeg(700_000) })),
})

/** The path of the page that shows a look; its key is all that opens it. */
export const shownLookPath = (key: string) => `/l/${key}`

/** 128 random bits as base32. */
export const isShownKey = (text: string) => /^[a-z2-7]{26}$/.test(text)
