import { t } from '#client/i18n/messages.ts'
import { nounInText } from '#client/i18n/format.ts'

/** Words of shops in a piece's name, and what it is; the first match counts. */
const kinds = [
  [/earring|ear cuff/, 'earrings'],
  [/necklace|pendant|choker/, 'necklace'],
  [/bracelet|bangle|cuff\b/, 'bracelet'],
  [/watch\b/, 'watch'],
  [/sunglasses/, 'sunglasses'],
  [/\bhat\b|beanie|\bcap\b|fedora|beret/, 'hat'],
  [/scarf|shawl/, 'scarf'],
  [/belt\b/, 'belt'],
  [/headband|scrunchie|hair/, 'hair'],
  [/\bring\b/, 'ring'],
] as const
type Accessory = (typeof kinds)[number][1] | 'other'

type Item = { name: string; category: string }

const accessoryOf = ({ name }: Item): Accessory =>
  kinds.find(([words]) => words.test(name.toLowerCase()))?.[1] ?? 'other'

const isAccessory = ({ category }: Item) => category === 'accessories' || category === 'jewelry'

/** What of an outfit no look shows: it is told before one is made. In the shopper's words, each kind once. */
export const neverWornOf = (items: readonly Item[]) =>
  [...new Set(items.filter(isAccessory).map(accessoryOf))].map((kind) =>
    nounInText(t(`outfits.accessory_${kind}`)),
  )
