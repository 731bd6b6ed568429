import type { SampleObject } from '../catalogue.ts'
import { accessories } from './accessories.ts'
import { bags } from './bags.ts'
import { home } from './home.ts'
import type { Materials, Model } from './model.ts'
import { shoes } from './shoes.ts'

export interface Product extends Omit<SampleObject, 'pictures' | 'extra' | 'video' | 'dominantColour'> {
  look: Materials
  hasFilm: boolean
}

const shoeSizes = ['5', '6', '7', '8', '9', '10', '11']

const productsOf = (category: Product['category'], models: Model[]): Product[] =>
  models.flatMap(({ model, name, brand, colourways, ...shared }) =>
    colourways.map(({ hasFilm = false, ...colourway }) => ({
      ...shared,
      ...colourway,
      name: colourways.length > 1 ? `${name} in ${colourway.colour}` : name,
      brand,
      material: colourway.material ?? shared.material,
      category,
      sizes: category === 'shoes' ? shoeSizes : [],
      currency: 'USD' as const,
      groupId: model,
      hasFilm,
    })),
  )

/** The sample objects: all that the shop sells which is not cloth on a body. */
export const range: Product[] = [
  ...productsOf('shoes', shoes),
  ...productsOf('bags', bags),
  ...productsOf('accessories', accessories),
  ...productsOf('home', home),
]
