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
      'A glen-check suit that was cut to be worn together and survives being worn apart. White poplin, black loafers, and a tote that closes.',
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
      'Ecru over gray over light blue: three soft colors that never argue. Sneakers for the distance, a canvas tote for whatever the market has.',
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
      'Velvet takes the light that satin gives back. Emerald from shoulder to knee, a black clutch, and pearls that move when you laugh.',
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
      'Black above, ivory below, a cream coat over both: one line from collar to floor. Only the bag has a shape of its own.',
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
      'A bouclé jacket has done this before. Under it black satin, at the ear one pearl, on the foot a heel low enough for the walk home.',
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
      'A double-breasted blazer with a pencil skirt, and a camel roll neck to keep it warm-blooded. The boots settle the argument.',
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
