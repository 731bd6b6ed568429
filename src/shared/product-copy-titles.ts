import type { CopyInLanguages } from './product-copy.ts'
import { accessories } from './title-copy/accessories.ts'
import { bags } from './title-copy/bags.ts'
import { bottoms } from './title-copy/bottoms.ts'
import { dresses } from './title-copy/dresses.ts'
import { home } from './title-copy/home.ts'
import { outerwear } from './title-copy/outerwear.ts'
import { shoes } from './title-copy/shoes.ts'
import { skirts } from './title-copy/skirts.ts'
import { tops } from './title-copy/tops.ts'
import type { DesignWords } from './title-copy/words.ts'

const designs = [
  ...tops,
  ...dresses,
  ...skirts,
  ...bottoms,
  ...outerwear,
  ...shoes,
  ...bags,
  ...accessories,
  ...home,
]

const copyOf = ([subtitle, description]: DesignWords['en']) => ({ subtitle, description })

/** Words for single titles: the key is what stands after ' | '. */
export const titleCopy: Record<string, CopyInLanguages> = Object.fromEntries(
  designs.flatMap(({ titles, en, fr }) => titles.map((title) => [title, { en: copyOf(en), fr: copyOf(fr) }])),
)
