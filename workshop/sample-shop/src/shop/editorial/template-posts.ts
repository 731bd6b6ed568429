import type { PostPlan } from './post-plan.ts'
import { templates } from './templates.ts'

/** The occasions that outfits know. */
const occasions = ['work', 'casual', 'date', 'events', 'everyday'] as const

/** An outfit after a template of the studio: its title and its text are the template's, in every language. */
function after(templateId: string, number: number, aspect: number, items: string[]): PostPlan {
  const template = templates.find(({ id }) => id === templateId)
  const occasion = occasions.find((one) => one === template?.occasion)
  if (!template || !occasion) throw new Error(`no template ${templateId} with an occasion of outfits`)
  const { title, description } = template
  return {
    id: `${templateId}-${number}`,
    templateId,
    title,
    description,
    occasion,
    aspect,
    items,
    isMirrored: number % 2 === 0,
  }
}

/** Composed by the stylist's rules, which a test holds them to, and chosen by an editor. */
export const templatePosts: PostPlan[] = [
  after('monday-meeting', 1, 4 / 5, [
    'claret-tie-blouse',
    'check-tailored-trousers',
    'check-double-breasted-blazer',
    'ivory-slingback-heels',
    'ivory-bucket-bag',
    'pearl-drop-earrings',
  ]),
  after('first-date', 1, 3 / 4, [
    'ivory-silk-camisole',
    'emerald-satin-skirt',
    'champagne-satin-mules',
    'champagne-satin-clutch',
    'gold-pendant-necklace',
  ]),
  after('candlelit-dinner', 1, 4 / 5, [
    'champagne-slip-dress',
    'rose-tweed-jacket',
    'champagne-satin-mules',
    'champagne-satin-clutch',
    'gold-pendant-necklace',
  ]),
  after('saturday-market', 1, 2 / 3, [
    'white-rib-tank',
    'olive-linen-trousers',
    'navy-espadrille-sandals',
    'navy-canvas-tote',
  ]),
  after('city-sunday', 1, 4 / 5, [
    'red-breton-top',
    'indigo-flared-jeans',
    'navy-trench-coat',
    'black-penny-loafers',
    'black-shoulder-bag',
    'black-sunglasses',
  ]),
  after('winter-walk', 1, 3 / 4, [
    'forest-rib-sweater',
    'charcoal-knit-trousers',
    'grey-herringbone-coat',
    'black-chelsea-boots',
    'black-crossbody-bag',
    'charcoal-fedora-hat',
  ]),
  after('opening-night', 1, 2 / 3, [
    'ruby-slip-dress',
    'champagne-satin-mules',
    'champagne-satin-clutch',
    'gold-cuff-bracelet',
  ]),
  after('quiet-morning', 1, 4 / 5, [
    'graphite-knit-dress',
    'grey-herringbone-coat',
    'black-penny-loafers',
    'black-crossbody-bag',
    'camel-wool-scarf',
  ]),
  after('holiday-terrace', 1, 2 / 3, [
    'tomato-maxi-sundress',
    'natural-espadrille-sandals',
    'straw-basket-bag',
    'natural-straw-hat',
  ]),
  after('monday-meeting', 2, 3 / 4, [
    'sky-silk-blouse',
    'black-tailored-trousers',
    'black-double-breasted-blazer',
    'taupe-suede-ankle-boots',
    'taupe-top-handle-bag',
    'navy-silk-scarf',
  ]),
  after('creative-office', 1, 4 / 5, [
    'sky-silk-blouse',
    'ivory-wide-trousers',
    'cognac-penny-loafers',
    'camel-leather-tote',
    'pearl-strand-necklace',
  ]),
  after('friday-desk', 1, 3 / 4, [
    'gingham-square-top',
    'straight-jeans',
    'oat-linen-blazer',
    'cognac-penny-loafers',
    'camel-leather-tote',
    'tan-leather-watch',
  ]),
  after('first-date', 2, 4 / 5, [
    'navy-dot-wrap-top',
    'emerald-satin-skirt',
    'champagne-satin-mules',
    'champagne-satin-clutch',
    'gold-pendant-necklace',
  ]),
  after('candlelit-dinner', 2, 3 / 4, [
    'black-slip-dress',
    'rose-tweed-jacket',
    'black-pointed-pumps',
    'black-satin-clutch',
    'pearl-drop-earrings',
  ]),
  after('saturday-market', 2, 2 / 3, [
    'sage-linen-shirt',
    'white-linen-shorts',
    'navy-espadrille-sandals',
    'navy-canvas-tote',
  ]),
  after('city-sunday', 2, 3 / 4, [
    'petal-cardigan',
    'indigo-flared-jeans',
    'navy-trench-coat',
    'black-penny-loafers',
    'blush-crossbody-bag',
    'black-sunglasses',
  ]),
  after('winter-walk', 2, 4 / 5, [
    'cream-rib-sweater',
    'black-straight-jeans',
    'cream-wrap-coat',
    'black-chelsea-boots',
    'blush-crossbody-bag',
    'rose-silk-scrunchie',
  ]),
  after('holiday-terrace', 2, 2 / 3, [
    'striped-shirt-dress',
    'white-leather-sneakers',
    'ivory-bucket-bag',
    'tortoise-sunglasses',
  ]),
  after('wedding-guest', 1, 3 / 4, [
    'black-silk-camisole',
    'sage-pleated-skirt',
    'black-pointed-pumps',
    'forest-mini-bag',
    'pearl-strand-necklace',
  ]),
  after('opening-night', 2, 2 / 3, [
    'scarlet-crepe-dress',
    'tan-block-heel-sandals',
    'taupe-top-handle-bag',
    'gold-cuff-bracelet',
  ]),
  after('quiet-morning', 2, 3 / 4, [
    'claret-knit-dress',
    'cream-wrap-coat',
    'cognac-penny-loafers',
    'camel-leather-tote',
    'camel-wool-scarf',
  ]),
  after('monday-meeting', 3, 4 / 5, [
    'blue-stripe-shirt',
    'black-tailored-trousers',
    'black-double-breasted-blazer',
    'black-pointed-pumps',
    'black-leather-tote',
    'pearl-drop-earrings',
  ]),
  after('creative-office', 2, 3 / 4, [
    'blue-stripe-shirt',
    'ivory-wide-trousers',
    'cognac-penny-loafers',
    'camel-leather-tote',
    'pearl-drop-earrings',
  ]),
  after('friday-desk', 2, 4 / 5, [
    'red-breton-top',
    'straight-jeans',
    'black-double-breasted-blazer',
    'black-chelsea-boots',
    'black-leather-tote',
    'black-leather-watch',
  ]),
  after('first-date', 3, 3 / 4, [
    'black-silk-camisole',
    'sage-pleated-skirt',
    'black-slingback-heels',
    'forest-mini-bag',
    'gold-pendant-necklace',
  ]),
  after('candlelit-dinner', 3, 4 / 5, [
    'ruby-slip-dress',
    'navy-pinstripe-blazer',
    'black-pointed-pumps',
    'black-satin-clutch',
    'gold-pendant-necklace',
  ]),
  after('holiday-terrace', 3, 2 / 3, ['poppy-tea-dress', 'natural-espadrille-sandals', 'straw-basket-bag']),
  after('saturday-market', 3, 2 / 3, [
    'cocoa-rib-tank',
    'olive-linen-trousers',
    'navy-espadrille-sandals',
    'navy-canvas-tote',
  ]),
  after('city-sunday', 3, 4 / 5, [
    'blue-stripe-shirt',
    'ecru-straight-jeans',
    'navy-trench-coat',
    'white-leather-sneakers',
    'ivory-bucket-bag',
    'black-sunglasses',
  ]),
  after('winter-walk', 3, 3 / 4, [
    'oatmeal-cable-sweater',
    'black-straight-jeans',
    'camel-coat',
    'black-chelsea-boots',
    'blush-crossbody-bag',
    'rose-silk-scrunchie',
  ]),
  after('wedding-guest', 2, 2 / 3, [
    'claret-tie-blouse',
    'champagne-satin-skirt',
    'black-pointed-pumps',
    'black-satin-clutch',
  ]),
  after('opening-night', 3, 2 / 3, [
    'cobalt-crepe-dress',
    'tan-block-heel-sandals',
    'taupe-top-handle-bag',
    'gold-cuff-bracelet',
  ]),
]
