import type { SamplePreset } from './catalogue.ts'

/** The built-in presets: what an editor would lay out together. */
export const outfits: Omit<SamplePreset, 'thumbnail' | 'thumbnails'>[] = [
  { id: 'refined-elegance', title: 'Refined Elegance', description: 'An ivory blouse, black trousers, and nothing to explain.', occasion: 'work', isPremium: true, garmentIds: ['ivory-blouse', 'black-tailored-trousers'] },
  { id: 'olive-silk', title: 'Olive Silk', description: 'One slip dress that needs only a lamp and a late table.', occasion: 'date', isPremium: true, garmentIds: ['olive-slip-dress'] },
  { id: 'graceful-style', title: 'Graceful Style', description: 'A blush wrap dress with a small print and an easy waist.', occasion: 'events', isPremium: true, garmentIds: ['blush-wrap-dress'] },
  { id: 'oatmilk-days', title: 'Oatmilk Days', description: 'Ribbed oatmeal knit from neck to calf, for slow mornings.', occasion: 'everyday', isPremium: true, garmentIds: ['oatmeal-knit-dress'] },
  { id: 'monday-mocha', title: 'Monday Mocha', description: 'A mocha suit over a white tee: the week begins gently.', occasion: 'work', isPremium: true, garmentIds: ['mocha-blazer', 'white-tee', 'mocha-wide-trousers'] },
  { id: 'velvet-wine', title: 'Velvet Wine', description: 'Wine-dark velvet with long sleeves and a deep V.', occasion: 'events', isPremium: true, garmentIds: ['wine-velvet-dress'] },
  { id: 'off-duty-saturday', title: 'Off-Duty Saturday', description: 'A white tee and straight jeans, the way they have always worked.', occasion: 'casual', isPremium: false, garmentIds: ['white-tee', 'straight-jeans'] },
  { id: 'harbour-walk', title: 'Harbour Walk', description: 'Breton stripes and mocha trousers, with room for the wind.', occasion: 'casual', isPremium: false, garmentIds: ['breton-top', 'mocha-wide-trousers'] },
  { id: 'dinner-at-eight', title: 'Dinner at Eight', description: 'The little black dress, with sleeves and good manners.', occasion: 'date', isPremium: false, garmentIds: ['little-black-dress'] },
  { id: 'gallery-afternoon', title: 'Gallery Afternoon', description: 'A champagne skirt with a cream knit tucked or not.', occasion: 'everyday', isPremium: false, garmentIds: ['cream-rib-sweater', 'champagne-satin-skirt'] },
  { id: 'left-bank', title: 'Left Bank', description: 'Stripes over a short charcoal skirt.', occasion: 'everyday', isPremium: false, garmentIds: ['breton-top', 'charcoal-mini-skirt'] },
  { id: 'desk-to-drinks', title: 'Desk to Drinks', description: 'A silk camisole and black trousers under a camel coat.', occasion: 'work', isPremium: false, garmentIds: ['camel-coat', 'silk-camisole', 'black-tailored-trousers'] },
  { id: 'weekend-denim', title: 'Weekend Denim', description: 'A denim jacket, a white tee and a skirt that swings.', occasion: 'casual', isPremium: false, garmentIds: ['denim-jacket', 'white-tee', 'champagne-satin-skirt'] },
  { id: 'garden-lunch', title: 'Garden Lunch', description: 'A rosewood wrap top with straight jeans.', occasion: 'date', isPremium: false, garmentIds: ['rosewood-wrap-top', 'straight-jeans'] },
  { id: 'first-night', title: 'First Night', description: 'A silk camisole and a satin skirt in candlelight colours.', occasion: 'events', isPremium: false, garmentIds: ['silk-camisole', 'champagne-satin-skirt'] },
]
