import type { DesignWords } from './words.ts'

export const home: DesignWords[] = [
  {
    titles: ['Hearth Scented Candle'],
    en: [
      'A fire, without the chimney',
      'Cedar, amber and a little smoke in heavy glass. Light it when the coats come off.',
    ],
    fr: [
      'Un feu, sans la cheminée',
      'Du cèdre, de l’ambre, un peu de fumée, dans un verre épais. À allumer quand on ôte les manteaux.',
    ],
  },
  {
    titles: ['Ondine Ribbed Vase'],
    en: [
      'One branch is plenty',
      'Soft ribs, a narrow neck, a shape that is finished without flowers. Put it where the light comes from the side.',
    ],
    fr: [
      'Une branche suffit',
      'Des côtes douces, un col étroit, une forme qui se passe de fleurs. À poser là où la lumière vient de côté.',
    ],
  },
  {
    titles: ['Lune Linen Cushion'],
    en: ['Lean back', 'Washed linen, a piped edge, enough feathers. It makes a chair into a place.'],
    fr: ['Adossez-vous', 'Du lin lavé, un passepoil, assez de plumes. Il fait d’une chaise un endroit.'],
  },
  {
    titles: ['Fjord Knitted Throw'],
    en: [
      'The other half of the sofa',
      'A chunky knit with weight to it. For films, for guests, for the hour after the bath.',
    ],
    fr: [
      'L’autre moitié du canapé',
      'Une grosse maille qui a du poids. Pour les films, pour les invités, pour l’heure qui suit le bain.',
    ],
  },
  {
    titles: ['Kiln Stoneware Mug'],
    en: [
      'Both hands round it',
      'A round belly and a glaze that stops where it likes. No two stop at the same place.',
    ],
    fr: [
      'À tenir à deux mains',
      'Un ventre rond, un émail qui s’arrête où il veut. Jamais deux fois au même endroit.',
    ],
  },
  {
    titles: ['Kiln Serving Bowl'],
    en: [
      'Puts lunch in the middle',
      'Wide, speckled, raw at the foot. It holds a salad for six or the week’s clementines.',
    ],
    fr: [
      'Le déjeuner au milieu de la table',
      'Large, moucheté, brut au pied. Une salade pour six, ou les clémentines de la semaine.',
    ],
  },
  {
    titles: ['Alba Oak Picture Frame'],
    en: ['Room to look', 'A slender frame and a deep mount, so that a small picture may take its time.'],
    fr: [
      'De l’espace pour regarder',
      'Un cadre mince, un passe-partout profond : une petite image peut y prendre son temps.',
    ],
  },
  {
    titles: ['Sol Ceramic Table Lamp'],
    en: [
      'Evening, on a switch',
      'A round base, a linen shade, a light that flatters everybody at the table.',
    ],
    fr: [
      'Le soir, d’un seul geste',
      'Un pied rond, un abat-jour de lin, une lumière qui flatte toute la tablée.',
    ],
  },
  {
    titles: ['Cedar Reed Diffuser'],
    en: [
      'The hallway says hello',
      'Eight reeds in an amber bottle, cedar first. It keeps working while you are out.',
    ],
    fr: [
      'L’entrée vous salue',
      'Huit tiges dans un flacon ambré, le cèdre d’abord. Il continue en votre absence.',
    ],
  },
  {
    titles: ['Carrara Marble Tray'],
    en: [
      'Where the day is put down',
      'Keys, rings, a candle. A shallow rim keeps them together until morning.',
    ],
    fr: [
      'Là où l’on dépose sa journée',
      'Des clés, des bagues, une bougie. Un rebord bas les garde ensemble jusqu’au matin.',
    ],
  },
  {
    titles: ['Nuit Silk Pillowcase'],
    en: [
      'The last thing you wear',
      'Cool silk with a soft weight, easy on hair and on cheeks. The other side is cool as well.',
    ],
    fr: [
      'La dernière chose que l’on porte',
      'Une soie fraîche, d’un poids doux, tendre aux cheveux et aux joues. L’autre côté est frais aussi.',
    ],
  },
]
