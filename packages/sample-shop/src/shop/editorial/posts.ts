import type { OutfitPreset } from '../../product.ts'

/** One outfit of Explore. */
export interface PostPlan {
  id: string
  title: string
  description: string
  occasion: OutfitPreset['occasion']
  /** Width by height of its board: the wall of boards is a masonry. */
  aspect: number
  /** The most telling piece first. */
  items: string[]
  isMirrored?: boolean
}

export const posts: PostPlan[] = [
  {
    id: '1',
    title: 'Classic Business Attire',
    description:
      'A glen-check suit to wear together or as separates, with white poplin, black loafers and a roomy tote.',
    occasion: 'work',
    aspect: 4 / 5,
    items: [
      'check-double-breasted-blazer',
      'white-poplin-shirt',
      'check-tailored-trousers',
      'black-penny-loafers',
      'black-leather-tote',
      'black-leather-watch',
    ],
  },
  {
    id: '2',
    title: 'Casual Weekend Look',
    description:
      'Ecru over gray over light blue: three soft colors that get along. Sneakers for a long walk, a canvas tote for the market.',
    occasion: 'casual',
    aspect: 3 / 4,
    items: [
      'ecru-denim-jacket',
      'heather-grey-tee',
      'light-wide-jeans',
      'white-leather-sneakers',
      'olive-canvas-tote',
      'tortoise-sunglasses',
    ],
    isMirrored: true,
  },
  {
    id: '3',
    title: 'Evening Elegance',
    description:
      'Soft velvet beside gleaming satin. Emerald from shoulder to knee, a black clutch, and pearls that move when you laugh.',
    occasion: 'events',
    aspect: 2 / 3,
    items: [
      'emerald-velvet-dress',
      'black-slingback-heels',
      'black-satin-clutch',
      'pearl-drop-earrings',
      'gold-cuff-bracelet',
    ],
  },
  {
    id: '4',
    title: 'Modern Minimalist',
    description:
      'Black on top, ivory below, and a cream coat over both: one long line from collar to floor. Only the bag breaks it.',
    occasion: 'everyday',
    aspect: 1,
    items: [
      'cream-wrap-coat',
      'black-turtleneck',
      'ivory-wide-trousers',
      'black-chelsea-boots',
      'taupe-top-handle-bag',
      'silver-hoop-earrings',
    ],
  },
  {
    id: '5',
    title: 'Sophisticated Chic',
    description:
      'A bouclé jacket over black satin, with pearl earrings and heels low enough for the walk home.',
    occasion: 'date',
    aspect: 4 / 5,
    items: [
      'cream-boucle-jacket',
      'black-silk-camisole',
      'black-satin-skirt',
      'ivory-slingback-heels',
      'black-quilted-bag',
      'pearl-strand-necklace',
    ],
    isMirrored: true,
  },
  {
    id: '6',
    title: 'Professional Edge',
    description:
      'A double-breasted blazer with a pencil skirt, warmed up by a camel turtleneck. Boots give it its edge.',
    occasion: 'work',
    aspect: 3 / 4,
    items: [
      'black-double-breasted-blazer',
      'camel-turtleneck',
      'black-pencil-skirt',
      'black-heeled-ankle-boots',
      'burgundy-top-handle-bag',
      'gold-hoop-earrings',
    ],
  },
]
