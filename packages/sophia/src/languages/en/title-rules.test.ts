import { describe, expect, test } from 'vitest'
import { colourFamilyOf } from '../../catalogue/colour-families.ts'
import { departmentOf, occasionsOf, seasonOf } from '../../catalogue/occasion-rules.ts'
import { categoryOfTitle, titleFlags } from './title-rules.ts'

describe('spec 2.2.11: a category by keywords of the title, accessories where there are none', () => {
  test.each([
    ['Silk Slip Dress', 'dresses'],
    ['Shirt Dress', 'dresses'],
    ['Dress Shirt', 'tops'],
    ['Black Dress Shoes', 'shoes'],
    ['Boot Cut Jeans', 'bottoms'],
    ['Denim Jacket', 'outerwear'],
    ['Belted Wool Coat with Silk Scarf', 'outerwear'],
    ['Midi Dress, Belt Included', 'dresses'],
    ['Pleated Midi Skirt', 'skirts'],
    ['Leather Belt Bag', 'bags'],
    ['Heart Buckle Statement Belt', 'accessories'],
    ['Straw Tote', 'bags'],
    ['T-Shirt', 'tops'],
    ['The Sunday Tee', 'tops'],
    ['Cashmere Throw Blanket', 'home'],
    ['Scented Candle', 'home'],
    ['Kitten Heel Slingbacks', 'shoes'],
    ['Robe d’été à fleurs', 'dresses'],
    ['Mantel aus Wolle', 'outerwear'],
    ['Analog Watch with Black Dial', 'accessories'],
    ['Address Book', 'accessories'],
    ['Something Lovely', 'accessories'],
    ['', 'accessories'],
  ])('%s → %s', (title, category) => {
    expect(categoryOfTitle(title)).toBe(category)
  })

  test('the flags that are derived besides', () => {
    const none = { dress: false, top: false, bottom: false, outer: false, shoe: false, heel: false }
    expect(titleFlags('Silk Slip Dress')).toEqual({ ...none, dress: true })
    expect(titleFlags('Linen Shirt')).toEqual({ ...none, top: true })
    expect(titleFlags('Pleated Skirt')).toEqual({ ...none, bottom: true })
    expect(titleFlags('Wide-Leg Jeans')).toEqual({ ...none, bottom: true })
    expect(titleFlags('Trench Coat')).toEqual({ ...none, outer: true })
    expect(titleFlags('Suede Pumps')).toEqual({ ...none, shoe: true, heel: true })
    expect(titleFlags('Canvas Sneakers')).toEqual({ ...none, shoe: true })
    expect(titleFlags('Gold Hoop Earrings')).toEqual(none)
  })
})

test.each([
  ['Oatmilk', 'beige'],
  ['Navy Blue', 'blue'],
  ['White/Yellow', 'white'],
  ['Light Heather Gray', 'grey'],
  ['Terracotta', 'orange'],
  ['Multicolor', 'multi'],
  ['Schwarz', 'black'],
  ['Tanned', null],
  ['', null],
])('the colour %s belongs to %s', (colour, family) => {
  expect(colourFamilyOf(colour)).toBe(family)
})

test.each([
  ['Tailored Blazer', ['workwear'], 'all'],
  ['Linen Sundress', ['vacation'], 'summer'],
  ['Satin Slip Dress', ['date-night'], 'all'],
  ['Sequin Evening Gown', ['special-event'], 'all'],
  ['Denim Jacket', ['casual-day'], 'all'],
  ['Wool Coat', ['everyday'], 'winter'],
  ['Linen and Wool Scarf', ['vacation'], 'all'],
  ['Ring', ['everyday'], 'all'],
])('%s is for %j in %s', (words, occasions, season) => {
  expect(occasionsOf(words)).toEqual(occasions)
  expect(seasonOf(words)).toBe(season)
})

test.each([
  ['female', 'women'],
  ["Women's Clothing", 'women'],
  ["Diesel Men's Watch", 'men'],
  ['unisex', 'unisex'],
  ['Men, Women', 'unisex'],
  ['Girls Dress', 'kids'],
  ['Mentor', null],
])('%s names the department %s', (words, department) => {
  expect(departmentOf(words)).toBe(department)
})
