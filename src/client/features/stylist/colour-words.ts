import { t } from '#client/i18n/messages.ts'
import type { ColourFamily } from '@cabine/sophia/vocabulary/product-categories.ts'

/** What a sentence about a colour takes. A print is no colour ('One strong color, prints'), so it has words of its own. */
export const colourWords = (area: 'letter' | 'sophia', colour: ColourFamily) =>
  colour === 'multi' ? { of: 'print', colour: '' } : { of: 'colour', colour: t(`${area}.the_${colour}`) }
