import type { DesignWords } from './words.ts'

export const bags: DesignWords[] = [
  {
    titles: ['Hallam Leather Tote Bag'],
    en: [
      'Carries the whole day',
      'A laptop, a book, a pair of flats, and it still keeps its shape. Metal feet, because floors are floors.',
    ],
    fr: [
      'Il porte toute la journée',
      'Un ordinateur, un livre, une paire de ballerines, et il garde sa forme. Des pieds en métal, car un sol reste un sol.',
    ],
  },
  {
    titles: ['Seville Bucket Bag'],
    en: [
      'Draw the cord and go',
      'Soft leather that gathers at the top and slouches with grace. Deeper than it looks, like most good things.',
    ],
    fr: [
      'On tire le cordon, on part',
      'Un cuir souple qui se fronce en haut et s’affaisse avec grâce. Plus profond qu’il n’en a l’air, comme souvent les bonnes choses.',
    ],
  },
  {
    titles: ['Arlo Crossbody Bag'],
    en: [
      'Two hands free',
      'Phone, cards, lipstick, keys: zipped, light and where you left it. For museums, markets and strong coffee.',
    ],
    fr: [
      'Les deux mains libres',
      'Téléphone, cartes, rouge à lèvres, clés : fermés par un zip, légers, toujours à leur place. Pour les musées, les marchés et le café serré.',
    ],
  },
  {
    titles: ['Miro Shoulder Bag'],
    en: [
      'Under the arm, over the top',
      'A slim baguette with a gold clasp that sits close and swings a little. Enough bag for an evening.',
    ],
    fr: [
      'Sous le bras, et c’est assez',
      'Une baguette fine au fermoir doré, qui se tient près du corps et balance un peu. Juste assez de sac pour une soirée.',
    ],
  },
  {
    titles: ['Florence Top-Handle Bag'],
    en: [
      'Poise, with a handle',
      'A firm shape, a turning lock, a strap for when you need both hands. It sits up straight so that you need not.',
    ],
    fr: [
      'De l’aplomb, et une poignée',
      'Une forme tenue, un fermoir qui tourne, une bandoulière quand il faut ses deux mains. Il se tient droit, pour que vous n’ayez pas à le faire.',
    ],
  },
  {
    titles: ['Nocturne Envelope Clutch'],
    en: [
      'Only what the evening needs',
      'Satin, flat, closed by a magnet. If it does not fit, you will not miss it until tomorrow.',
    ],
    fr: [
      'Rien que l’utile du soir',
      'Du satin, plat, fermé par un aimant. Ce qui n’y tient pas ne vous manquera pas avant demain.',
    ],
  },
  {
    titles: ['Alma Straw Basket Bag'],
    en: [
      'Peaches, a towel, a paperback',
      'Woven straw with leather handles and a round base that stands by itself. Summer’s most useful souvenir.',
    ],
    fr: [
      'Des pêches, une serviette, un roman',
      'De la paille tressée, des anses de cuir, un fond rond qui tient debout tout seul. Le souvenir d’été le plus utile.',
    ],
  },
  {
    titles: ['Petite Lucca Mini Bag'],
    en: [
      'Small, and aware of it',
      'A little box on a fine chain. It carries a card, a phone and the conversation.',
    ],
    fr: [
      'Petit, et il le sait',
      'Une petite boîte au bout d’une chaîne fine. Il porte une carte, un téléphone et la conversation.',
    ],
  },
  {
    titles: ['Harbour Canvas Tote Bag'],
    en: [
      'Built for ice, used for bread',
      'Stiff canvas with a coloured base and handles that hold. Throw it in the boat, the boot or the wash.',
    ],
    fr: [
      'Né pour la glace, plein de pain',
      'Une toile raide, un fond de couleur, des anses qui tiennent. À jeter dans la barque, dans le coffre ou dans la machine.',
    ],
  },
  {
    titles: ['Rive Quilted Shoulder Bag'],
    en: [
      'Diamonds, of a kind',
      'Soft quilting and a chain that goes from the shoulder to the crook of the arm. It gets on with denim and with silk.',
    ],
    fr: [
      'Des losanges, et du chic',
      'Un matelassé souple, une chaîne qui passe de l’épaule au creux du bras. Il s’entend avec le jean comme avec la soie.',
    ],
  },
  {
    titles: ['Sable Hobo Bag'],
    en: [
      'Takes the shape of your week',
      'A half-moon of suede that softens with every day it is carried. Put a scarf through the strap and call it autumn.',
    ],
    fr: [
      'Il prend la forme de la semaine',
      'Une demi-lune de daim qui s’assouplit à chaque sortie. Un foulard noué à la bandoulière, et c’est l’automne.',
    ],
  },
]
