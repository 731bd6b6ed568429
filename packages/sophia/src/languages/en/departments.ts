import type { Department } from '../../vocabulary/product-categories.ts'

/** A product's texts do not name its department, so these words become a filter instead of being searched for. */
const names: Record<Exclude<Department, 'unisex'>, string> = {
  women: 'women woman womens womenswear ladies lady female femme femmes',
  men: 'men man mens menswear gentlemen male homme hommes',
  kids: 'kids kid children child boys boy girls girl enfant enfants garcon fille',
}

const departmentOfWord = new Map(
  Object.entries(names).flatMap(([department, words]) =>
    words.split(' ').map((word) => [word, department as Exclude<Department, 'unisex'>] as const),
  ),
)

export const departmentOf = (word: string) => departmentOfWord.get(word)
