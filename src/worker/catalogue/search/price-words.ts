export type PriceLimits = { min?: number; max?: number }

const money = String.raw`\s*(?:[$€£]\s*)?(\d{1,6})(?![\d.,]*\d)(?:\s*(?:[$€£]|usd|eur|gbp|euros?|dollars?|pounds?)(?!\p{L})|(?!\p{L}))`
const pattern = (words: string) => new RegExp(String.raw`(?<!\p{L})(?:${words})${money}`, 'iu')

const most = pattern('under|below|less than|up to|cheaper than|max|moins de|sous')
const least = pattern('over|above|more than|from|at least|plus de|dès')

/** 'Shirt under 50' asks for a shirt, and for a price. */
export function readPriceWords(text: string): { text: string; limits: PriceLimits } {
  const max = most.exec(text)?.[1]
  const min = least.exec(text)?.[1]
  // What comes behind stays where it is.
  const blank = (words: string) => ' '.repeat(words.length)
  return {
    text: text.replace(most, blank).replace(least, blank),
    limits: { ...(min && { min: Number(min) }), ...(max && { max: Number(max) }) },
  }
}
