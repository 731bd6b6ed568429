import { priceReader } from '@cabine/sophia/vocabulary/prices.ts'

/** French phrases are included, because French is also typed where the language is set to English. */
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

/** Takes the price out of 'shirt under 50', and leaves blanks, so that all other words keep their positions. */
export const readPriceWords = (text: string) => read(text.toLowerCase().replaceAll(dashes, '-'))

const dashes = /[\u2010-\u2015\u2212]/g
