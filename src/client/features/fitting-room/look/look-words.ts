import { formatList, nounInText } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { isColourFamily } from '#client/ui/product/colour-swatches.ts'
import type { Outfit } from '../outfit.ts'
import { usePhotoStore } from '../photo-store.ts'

/** What is worn, piece by piece with its colour: 'blue top and brown trousers'. Needs `outfits`, `search-results`, `try-on`. */
const piecesInWords = (pieces: Outfit['pieces']) =>
  formatList(
    pieces.map(({ category, colour }) => {
      const piece = nounInText(t(`outfits.category_${category}`))
      if (!colour || !isColourFamily(colour)) return piece
      return t('try-on.pieceInColour', { piece, colour: nounInText(t(`search-results.colour_${colour}`)) })
    }),
  )

/** The photo on the page is a sample: the look is then of the model, not of her. */
export const useIsSample = () => usePhotoStore(({ photo }) => photo?.origin === 'sample')

/** What a look shows: who, the outfit's name, each piece and its colour. */
export const lookWords = ({ name, pieces }: Pick<Outfit, 'name' | 'pieces'>, isSample: boolean) =>
  t(isSample ? 'try-on.sampleResultAlt' : 'try-on.resultAlt', {
    outfit: t('try-on.lookOf', { outfit: name, pieces: piecesInWords(pieces) }),
  })

/** The outfit's shoes and bags that the look does not show, by name. Those that the photo is too short for are told apart, and what no look shows before. */
export function notWornOf({ items, pieces, leftOut }: Pick<Outfit, 'items' | 'pieces' | 'leftOut'>) {
  const told: string[] = [...pieces, ...leftOut.map((category) => ({ category }))].map(
    ({ category }) => category,
  )
  return items
    .filter(({ category }) => (category === 'shoes' || category === 'bags') && !told.includes(category))
    .map(({ name }) => name)
}
