import type { DesignWords } from './words.ts'

export const skirts: DesignWords[] = [
  {
    titles: ['Late Light Skirt'],
    en: [
      'Satin, at any hour',
      'It skims, it sways, it has a waistband you can sit down in. A knit makes it day; a camisole makes it night.',
    ],
    fr: [
      'Du satin, à toute heure',
      'Elle effleure, elle ondule, et l’on peut s’asseoir avec. Sous un pull, c’est le jour ; avec un caraco, c’est la nuit.',
    ],
  },
  {
    titles: ['Left Bank Mini Skirt'],
    en: [
      'Short, and well read',
      'Brushed wool with a little flare. Tights and a striped top in autumn, knee boots when it means business.',
    ],
    fr: [
      'Courte, mais lettrée',
      'Une laine grattée, un léger évasé. Avec collants et marinière à l’automne, avec de hautes bottes quand l’affaire est sérieuse.',
    ],
  },
  {
    titles: ['Accordion Midi Skirt'],
    en: [
      'Pleats that keep time',
      'Fine pleats that open with every step and close again by themselves. Tuck something narrow in and let the skirt do the moving.',
    ],
    fr: [
      'Des plis qui battent la mesure',
      'De fins plis qui s’ouvrent à chaque pas et se referment seuls. Rentrez-y un haut étroit, et laissez bouger la jupe.',
    ],
  },
  {
    titles: ['Matinee Denim Skirt'],
    en: [
      'Denim, with a different walk',
      'An A-line to the knee with a straight set of buttons. It takes a tee in August and a roll neck in October.',
    ],
    fr: [
      'Le denim, autrement',
      'Une ligne en A jusqu’au genou, une rangée de boutons bien droite. Avec un tee-shirt en août, un col roulé en octobre.',
    ],
  },
  {
    titles: ['Deadline Pencil Skirt'],
    en: [
      'Delivers, every time',
      'High at the waist, narrow at the knee, with a vent for stairs and running late. A roll neck is all it asks for.',
    ],
    fr: [
      'Toujours dans les temps',
      'Haute à la taille, étroite au genou, fendue pour les escaliers et les retards. Un col roulé, et tout est dit.',
    ],
  },
  {
    titles: ['Sea Wall Tiered Skirt'],
    en: [
      'Three tiers of fresh air',
      'Cotton that the wind is welcome to. A square-neck top, flat sandals, and no car keys.',
    ],
    fr: [
      'Trois volants de grand air',
      'Un coton que le vent peut bien emporter. Un haut à encolure carrée, des sandales plates, et pas de clés de voiture.',
    ],
  },
]
