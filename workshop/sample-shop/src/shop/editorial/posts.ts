import { lookPosts } from './look-posts.ts'
import type { PostPlan } from './post-plan.ts'
import { templatePosts } from './template-posts.ts'

const writtenPosts: PostPlan[] = [
  {
    id: '1',
    title: 'Classic Business Attire',
    description:
      'A glen-check suit to wear whole or as separates, with white poplin, black loafers and a roomy tote.',
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
      'A bouclé jacket over black satin, with a pearl necklace and heels low enough for the walk home.',
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
  {
    id: '7',
    title: 'Red-Letter Day',
    description: 'One scarlet dress, and everything else in black. Pearl earrings turn it into an occasion.',
    occasion: 'events',
    aspect: 3 / 4,
    items: ['scarlet-crepe-dress', 'black-slingback-heels', 'black-satin-clutch', 'pearl-drop-earrings'],
  },
  {
    id: '8',
    title: 'Cherry Season',
    description: 'Small blossoms on cherry red, with a tie at the side. Sneakers keep it relaxed; tan sandals dress it up.',
    occasion: 'date',
    aspect: 4 / 5,
    items: ['cherry-wrap-dress', 'tan-block-heel-sandals', 'ivory-bucket-bag', 'gold-hoop-earrings'],
    isMirrored: true,
  },
  {
    id: '9',
    title: 'The Short Story',
    description:
      'Wide-leg trousers and a knee-length coat, both cut for petites, with a sky blue silk blouse. Nothing needs hemming.',
    occasion: 'work',
    aspect: 3 / 4,
    items: [
      'petite-moss-coat',
      'sky-silk-blouse',
      'petite-black-wide-trousers',
      'black-pointed-pumps',
      'taupe-top-handle-bag',
    ],
  },
  {
    id: '10',
    title: 'Table for Two',
    description:
      'The petite crepe dress in forest green, with gold sandals and a gold cuff that shine by candlelight.',
    occasion: 'date',
    aspect: 4 / 5,
    items: ['petite-forest-crepe-dress', 'gold-block-heel-sandals', 'forest-mini-bag', 'gold-cuff-bracelet'],
    isMirrored: true,
  },
  {
    id: '11',
    title: 'Guest of Honor',
    description:
      'A plus-size wrap dress with blossoms on emerald, tied at the waist. Nude heels and pearls make it right for a wedding.',
    occasion: 'events',
    aspect: 2 / 3,
    items: ['plus-emerald-wrap-dress', 'nude-pointed-pumps', 'taupe-top-handle-bag', 'pearl-drop-earrings'],
  },
  {
    id: '12',
    title: 'The Corner Office',
    description:
      'A crimson dress cut for curves, with pumps, a tote and a watch in black. Ready for the big meeting.',
    occasion: 'work',
    aspect: 4 / 5,
    items: ['plus-crimson-crepe-dress', 'black-pointed-pumps', 'black-leather-tote', 'black-leather-watch'],
    isMirrored: true,
  },
  {
    id: '13',
    title: 'Nine Months of Sundays',
    description:
      'A maternity dress that falls from just below the bust, with flat sandals and a straw hat. The basket holds all the rest.',
    occasion: 'everyday',
    aspect: 3 / 4,
    items: ['maternity-sage-empire-dress', 'tan-slide-sandals', 'straw-basket-bag', 'natural-straw-hat'],
  },
  {
    id: '14',
    title: 'Before the Leave',
    description:
      'A wrap top that ties above the bump, stretchy knit trousers and ballet flats. Comfortable even when the meeting runs long.',
    occasion: 'work',
    aspect: 4 / 5,
    items: [
      'maternity-plum-wrap-top',
      'charcoal-knit-trousers',
      'black-ballet-flats',
      'black-leather-tote',
      'gold-pendant-necklace',
    ],
    isMirrored: true,
  },
  {
    id: '15',
    title: 'Evensong',
    description:
      'A high-necked dress in ink blue, down to the ankle, with a silk scarf for your shoulders or your hair. Quiet, and still noticed.',
    occasion: 'events',
    aspect: 2 / 3,
    items: ['ink-long-dress', 'ivory-slingback-heels', 'navy-silk-scarf', 'taupe-top-handle-bag'],
  },
  {
    id: '16',
    title: 'The Courtyard',
    description:
      'A teal tunic over a long pleated skirt: covered, cool, and easy to move in. Loafers for the cobblestones.',
    occasion: 'everyday',
    aspect: 3 / 4,
    items: ['teal-tunic-shirt', 'black-long-pleated-skirt', 'cognac-penny-loafers', 'cognac-bucket-bag'],
    isMirrored: true,
  },
  {
    id: '17',
    title: 'The Last Train',
    description: 'His weekend: a charcoal overcoat, a navy tee and raw indigo jeans.',
    occasion: 'casual',
    aspect: 3 / 4,
    items: ['mens-charcoal-overcoat', 'mens-navy-tee', 'mens-indigo-jeans', 'grey-wool-scarf'],
  },
  {
    id: '18',
    title: 'On Deadline',
    description: 'His Monday: a white oxford shirt, pleated charcoal flannel trousers and a black watch.',
    occasion: 'work',
    aspect: 4 / 5,
    items: ['mens-white-oxford-shirt', 'mens-charcoal-trousers', 'tan-leather-belt', 'black-leather-watch'],
    isMirrored: true,
  },
]

export const posts: PostPlan[] = [...writtenPosts, ...lookPosts, ...templatePosts]
