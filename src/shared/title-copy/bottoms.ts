import type { DesignWords } from './words.ts'

export const bottoms: DesignWords[] = [
  {
    titles: ['Rue Straight Jeans'],
    en: [
      'Straight talk, in denim',
      'High rise, straight leg, no stretch to lie about it. They give in a little after a week, and then they are yours.',
    ],
    fr: [
      'Du denim qui parle franc',
      'Taille haute, jambe droite, aucun élasthanne pour tricher. Il cède un peu au bout d’une semaine ; ensuite, il est à vous.',
    ],
  },
  {
    titles: ['Low Tide Wide-Leg Jeans'],
    en: [
      'Room to walk in',
      'They fall from the waist and keep falling. Something short or tucked on top, a flat shoe beneath, hands in pockets.',
    ],
    fr: [
      'De la place pour marcher',
      'Il tombe de la taille et n’en finit pas de tomber. En haut, court ou rentré ; en bas, à plat ; les mains dans les poches.',
    ],
  },
  {
    titles: ['Encore Flared Jeans'],
    en: [
      'Back by request',
      'Slim to the knee, then a change of mind. Worn long over a heel they add what no tape measure can find.',
    ],
    fr: [
      'De retour, à la demande générale',
      'Étroit jusqu’au genou, puis il change d’avis. Porté long sur un talon, il ajoute des centimètres introuvables.',
    ],
  },
  {
    titles: ['Nightingale Trousers'],
    en: [
      'Tailored, at ease',
      'A slim leg with a pressed crease and a waistband that lies flat. They start at nine and are still good company at midnight.',
    ],
    fr: [
      'Taillé, sans raideur',
      'Une jambe fuselée, un pli marqué, une ceinture bien plate. Il commence à neuf heures et reste de bonne compagnie à minuit.',
    ],
  },
  {
    titles: ['Mocha Wide-Leg Trousers', 'Ivory Wide-Leg Trousers', 'Pinstripe Wide-Leg Trousers'],
    en: [
      'A long line, well kept',
      'Fluid from a high waist to the floor. With the matching blazer a suit; with a tee, the better half of one.',
    ],
    fr: [
      'Une longue ligne, bien tenue',
      'Fluide, de la taille haute jusqu’au sol. Avec le blazer assorti, un tailleur ; avec un tee-shirt, sa meilleure moitié.',
    ],
  },
  {
    titles: ['Slow Boat Linen Trousers'],
    en: [
      'Creases included',
      'Linen with a drawstring and nowhere to be. Rolled once at the ankle they are ready for sand.',
    ],
    fr: [
      'Faux plis compris',
      'Du lin, un cordon à la taille, et rien de prévu. Roulé une fois à la cheville, il est prêt pour le sable.',
    ],
  },
  {
    titles: ['Editor Pleated Trousers'],
    en: [
      'Two pleats, no typos',
      'Full at the hip, narrow at the hem, pressed with intent. A striped shirt and a belt finish the sentence.',
    ],
    fr: [
      'Deux pinces, aucune faute',
      'Ample à la hanche, étroit à l’ourlet, repassé avec intention. Une chemise rayée et une ceinture achèvent la phrase.',
    ],
  },
  {
    titles: ['Slow Boat Linen Shorts'],
    en: [
      'Legs out, shade on',
      'Loose, high and cool in every sense. The matching shirt makes them a suit for people on deckchairs.',
    ],
    fr: [
      'Les jambes au soleil',
      'Ample, haut, frais dans tous les sens du mot. Avec la chemise assortie, c’est un costume pour chaise longue.',
    ],
  },
  {
    titles: ['Boardwalk Denim Shorts'],
    en: [
      'Salt water approved',
      'A raw hem and a wash that has already had its summer. A polo knit keeps them on the right side of town.',
    ],
    fr: [
      'Approuvé par l’eau de mer',
      'Un ourlet à cru, un délavage qui a déjà eu son été. Un polo en maille lui ouvre les portes de la ville.',
    ],
  },
  {
    titles: ['Oatmilk Knit Trousers', 'Charcoal Knit Trousers'],
    en: [
      'The sofa’s favourite',
      'Ribbed knit with a soft waist and a straight leg. Add a coat and real shoes, and nobody knows.',
    ],
    fr: [
      'Le préféré du canapé',
      'Une maille côtelée, une taille souple, une jambe droite. Ajoutez un manteau et de vraies chaussures : personne n’en saura rien.',
    ],
  },
]
