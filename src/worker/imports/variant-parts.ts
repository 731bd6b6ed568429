import { fold } from '@cabine/sophia/vocabulary/fold.ts'
import { placeOfSize } from '#shared/sizes/size-order.ts'
import type { ProductDraft } from '../feeds/product-draft.ts'

/**
 * The colour within a group, however a row writes it. Where the shop names none, the family that the title tells: 'Wrap dress,
 * ivory' is another product than 'Wrap dress, black'.
 */
export const colourKeyOf = ({ colour, colourFamily }: Pick<ProductDraft, 'colour' | 'colourFamily'>) =>
  fold(colour).trim() || (colourFamily ?? '')

/** Rows with the same name are one product. */
export const productNameOf = (draft: ProductDraft) =>
  draft.groupId ? `${draft.groupId}\n${colourKeyOf(draft)}` : draft.itemId

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** 'Wrap dress - Black / S' in size S is called 'Wrap dress - Black': the other sizes are called so, too. */
function nameWithoutSize({ name, sizes }: ProductDraft) {
  const [size] = sizes
  if (size === undefined || sizes.length > 1) return name
  const before = name
    .replace(new RegExp(String.raw`[\s,;:/|(\[–—-]+${escaped(size)}[)\]]?$`, 'iu'), '')
    .trim()
  return before || name
}

/** What a row says of all sizes of its colour, and what of its own size alone. */
export function partsOf(draft: ProductDraft) {
  const {
    itemId: _item,
    sizes,
    sizeWords,
    priceCents,
    listPriceCents,
    currency,
    availability,
    productUrl,
  } = draft
  const { isExpanded: _expanded, ...row } = draft
  return {
    /** For all sizes. What only one of them has is left empty, so that no other size makes it another product. */
    shared: {
      ...row,
      itemId: '',
      name: nameWithoutSize(draft),
      sizes: [],
      sizeWords: '',
      priceCents: null,
      listPriceCents: null,
      currency: '',
      availability: '',
      productUrl: '',
    },
    own: {
      sizes,
      sizeWords,
      place: placeOfSize(sizes[0] ?? ''),
      priceCents,
      listPriceCents,
      currency,
      availability,
      productUrl,
    },
  }
}
