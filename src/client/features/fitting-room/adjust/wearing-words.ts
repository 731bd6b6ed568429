import type { Adjustable, EndsAt, Wearing } from '@cabine/engine'
import { formatNumber, formatRow, inSmallLetters } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import type { WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import type { WornPiece } from './look-settings.ts'

export const sizes = [-2, -1, 0, 1, 2]
const sizeNames = ['twoSmaller', 'oneSmaller', 'hers', 'oneLarger', 'twoLarger'] as const
const pushed = ['wrist', 'little', 'half', 'far', 'elbow'] as const

export const sizeWords = (size: number) => t(`wearing.size_${sizeNames[sizes.indexOf(size)] ?? 'hers'}`)

export const tuckWords = (tuck: Wearing['tuck']) => t(`wearing.tuck_${tuck}`)

export function lengthWords(length: number) {
  if (length === 0) return t('wearing.length_asCut')
  const percent = formatNumber(Math.round(Math.abs(length) * 100))
  return t(length > 0 ? 'wearing.length_longer' : 'wearing.length_shorter', { percent })
}

export const sleeveWords = (sleeves: number) =>
  t(`wearing.sleeves_${pushed[Math.round(sleeves * (pushed.length - 1))] ?? 'wrist'}`)

/** Left and right are the picture's, not the wearer's. */
export function slideWords(slide: number) {
  if (slide === 0) return t('wearing.slide_even')
  const percent = formatNumber(Math.round(Math.abs(slide) * 100))
  return t(slide < 0 ? 'wearing.slide_left' : 'wearing.slide_right', { percent })
}

export const endWords = (endsAt: EndsAt) => t(`wearing.ends_${endsAt}`)

/** The settings of one piece in words: 'One size larger, half tucked'; empty for a piece as it comes. */
function wearingWords(
  { size, tuck, length, sleeves, isOpen, slide, isBack, endsAt }: Wearing,
  adjustable: Adjustable,
) {
  const said = [
    ...(adjustable.size && size !== 0 ? [sizeWords(size)] : []),
    ...(adjustable.tuck && tuck !== 'out' ? [t(`wearing.tucked_${tuck}`)] : []),
    ...(adjustable.length && length !== 0 ? [lengthWords(length)] : []),
    ...(adjustable.sleeves && sleeves !== 0 ? [sleeveWords(sleeves)] : []),
    ...(adjustable.front && isOpen !== null ? [t(`wearing.worn_${isOpen ? 'open' : 'closed'}`)] : []),
    ...(adjustable.slide && slide !== 0 ? [slideWords(slide)] : []),
    ...(adjustable.isPictured && isBack ? [t('wearing.pictured_back')] : []),
    ...(adjustable.isPictured && endsAt ? [endWords(endsAt)] : []),
  ]
  return formatRow(said.map((words, index) => (index === 0 ? words : withinText(words))))
}

/** Within a sentence the first letter is small, in German too, since none of these phrases begins with a noun. */
const withinText = (words: string) => inSmallLetters(words.slice(0, 1)) + words.slice(1)

type Piece = { category: WornCategory }

/** The settings of a whole look in words; with several pieces each is named. */
export function lookWords(worn: Pick<WornPiece, 'wearing' | 'adjustable'>[], pieces: Piece[]) {
  const said = worn.map(({ wearing, adjustable }) => wearingWords(wearing, adjustable))
  const [alone = ''] = said
  if (said.length === 1) return alone
  return said
    .flatMap((words, index) => {
      const piece = pieces[index]
      return words && piece
        ? [
            t('wearing.ofPiece', {
              piece: t(`outfits.category_${piece.category}`),
              words: withinText(words),
            }),
          ]
        : []
    })
    .join(' · ')
}
