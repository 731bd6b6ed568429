import type { DesignWords } from './words.ts'

export const dresses: DesignWords[] = [
  {
    titles: ['Graceful Blush Wrap Dress', 'Graceful Ink Wrap Dress'],
    en: [
      'One tie, and you are dressed',
      'The waist is where you tie it, the skirt moves when you do. Flats for the afternoon, a heel when the invitation has a time on it.',
    ],
    fr: [
      'Un nœud, et vous voilà habillée',
      'La taille est là où vous la nouez, la jupe bouge avec vous. À plat l’après-midi, avec un talon quand l’invitation donne une heure.',
    ],
  },
  {
    titles: ['Olive Silk Slip Dress', 'Champagne Silk Slip Dress', 'Midnight Silk Slip Dress'],
    en: [
      'Bias-cut and in no hurry',
      'A slip that only needs shoes. A knit over it makes it Tuesday; a leather jacket makes it late.',
    ],
    fr: [
      'Coupée dans le biais, jamais pressée',
      'Une robe nuisette à qui il ne manque que des chaussures. Sous un pull, c’est mardi ; sous un blouson de cuir, il est tard.',
    ],
  },
  {
    titles: ['Oatmilk Knit Dress', 'Graphite Knit Dress'],
    en: [
      'A whole outfit in one pull',
      'Ribs from neck to calf that hold their line through a working day. Boots below, a coat above, nothing else to think about.',
    ],
    fr: [
      'Toute une tenue, d’un seul geste',
      'Des côtes du col au mollet, qui gardent leur ligne toute la journée. Des bottines en bas, un manteau en haut, et l’esprit libre.',
    ],
  },
  {
    titles: ['Dinner at Eight Dress'],
    en: [
      'Always right on time',
      'Short sleeves, a clean neck, a hem above the knee. It takes pearls seriously and red shoes lightly.',
    ],
    fr: [
      'Toujours à l’heure',
      'Manches courtes, encolure nette, un ourlet au-dessus du genou. Elle prend les perles au sérieux et les souliers rouges avec légèreté.',
    ],
  },
  {
    titles: ['Velvet Wine Dress', 'Velvet Emerald Dress'],
    en: [
      'Velvet knows what evening is',
      'A deep V, long sleeves, and a surface that changes with every lamp. Keep the jewellery small; the dress is talking.',
    ],
    fr: [
      'Le velours sait ce qu’est le soir',
      'Un décolleté en V, des manches longues, une matière qui change à chaque lampe. Des bijoux discrets : c’est la robe qui parle.',
    ],
  },
  {
    titles: ['Garden Gate Tea Dress', 'Garden Gate Dotted Tea Dress'],
    en: [
      'For long tables outdoors',
      'A fitted bodice, a skirt with a swing, sleeves for when the sun goes. Bring a basket and somebody who cuts cake.',
    ],
    fr: [
      'Pour les grandes tables au jardin',
      'Un buste ajusté, une jupe qui danse, des manches pour quand le soleil s’en va. Apportez un panier, et quelqu’un qui coupe le gâteau.',
    ],
  },
  {
    titles: ['Promenade Shirt Dress'],
    en: [
      'A shirt that went for a walk',
      'Buttons all the way, a belt if you like, pockets that are pockets. The easiest answer to a warm Monday.',
    ],
    fr: [
      'Une chemise partie se promener',
      'Boutonnée de haut en bas, ceinturée si vous voulez, avec de vraies poches. La réponse la plus simple à un lundi chaud.',
    ],
  },
  {
    titles: ['High Tide Maxi Dress'],
    en: [
      'Straps, air and an ocean breeze',
      'It goes over a swimsuit at noon and out to dinner at nine. Rolled into a corner of the suitcase it asks for nothing.',
    ],
    fr: [
      'Des bretelles, de l’air, la brise',
      'Sur un maillot à midi, au restaurant à vingt et une heures. Roulée dans un coin de la valise, elle ne demande rien.',
    ],
  },
  {
    titles: ['Boardroom Sheath Dress'],
    en: [
      'Straight to the point',
      'Cut close and clean with a slit where you need it. A blazer over the shoulders, and the agenda is yours.',
    ],
    fr: [
      'Droit au but',
      'Une coupe près du corps, nette, fendue là où il le faut. Un blazer sur les épaules, et l’ordre du jour est à vous.',
    ],
  },
  {
    titles: ['Overture Column Gown Dress'],
    en: [
      'For rooms with a staircase',
      'One long line from shoulder to floor. Hair up, one cuff, and take the stairs slowly.',
    ],
    fr: [
      'Pour les salles avec un escalier',
      'Une seule ligne, de l’épaule au sol. Les cheveux relevés, une manchette, et descendez lentement.',
    ],
  },
]
