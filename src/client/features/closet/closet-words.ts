import { formatRow } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import type { ClosetPiece } from './closet-piece.ts'

/** What a piece is called: as she calls it, or else what it is. */
export const nameOfPiece = ({ details: { name, category } }: Pick<ClosetPiece, 'details'>) =>
  name || t(`closet.kind_${category}`)

/** Its brand and colours. */
export const factsOfPiece = ({ details: { brand, colours } }: Pick<ClosetPiece, 'details'>) =>
  formatRow([brand, ...colours.map((one) => t(`search-results.colour_${one}`))].filter(Boolean))
