import { priceReader } from './lexicon/prices.ts'

/** French phrases are included, because they are typed under English, too. */
const read = priceReader(
  {
    most: 'under #, below #, less than #, up to #, cheaper than #, at most #, no more than #, max #, maximum #, # max, # or less, moins de #, sous #',
    least: 'over #, above #, more than #, from #, at least #, # or more, # and up, plus de #, dès #',
    between:
      'between # and #, between # & #, between # to #, between # - #, from # to #, from # up to #, from # - #, entre # et #',
    to: 'to',
  },
  false,
)

/** 'Shirt under 50' asks for a shirt and a price. What stands behind stays in its place. */
export const readPriceWords = (text: string) => read(text.toLowerCase().replaceAll(dashes, '-'))

const dashes = /[\u2010-\u2015\u2212]/g
