import type { DesignWords } from './words.ts'

export const shoes: DesignWords[] = [
  {
    titles: ['Vesper Pointed Pumps'],
    en: [
      'The full stop of an outfit',
      'A sharp toe, a slim heel, a low-cut side that lengthens the foot. In black they finish a suit; in red they begin an evening.',
    ],
    fr: [
      'Le point final d’une tenue',
      'Un bout effilé, un talon fin, un côté échancré qui allonge le pied. Noirs, ils achèvent un tailleur ; rouges, ils commencent une soirée.',
    ],
  },
  {
    titles: ['Odette Slingback Heels'],
    en: [
      'Low heel, high spirits',
      'A kitten heel that gets you to the table and back again. Made for hems that stop at the calf.',
    ],
    fr: [
      'Petit talon, grand entrain',
      'Un talon bobine qui vous mène à table, et vous en ramène. Fait pour les ourlets qui s’arrêtent au mollet.',
    ],
  },
  {
    titles: ['Colette Mary Jane Heels'],
    en: [
      'Good manners, red shoes',
      'Patent, a round toe, a block heel and one strap. With tights they are charming; with bare ankles they are up to something.',
    ],
    fr: [
      'Bonnes manières, souliers rouges',
      'Un vernis, un bout rond, un talon carré, une bride. Avec des collants, charmants ; chevilles nues, ils préparent quelque chose.',
    ],
  },
  {
    titles: ['Isla Block-Heel Sandals'],
    en: [
      'Dances on lawns',
      'Two bands and a heel wide enough not to sink. The one pair to pack for a wedding in the country.',
    ],
    fr: [
      'Pour danser sur la pelouse',
      'Deux brides, un talon assez large pour ne pas s’enfoncer. La seule paire à emporter à un mariage à la campagne.',
    ],
  },
  {
    titles: ['Lune Strappy Heels'],
    en: [
      'Barely there, entirely noticed',
      'A few silver lines and a high heel. They ask for a long hem and a short walk.',
    ],
    fr: [
      'À peine là, très remarqués',
      'Quelques traits d’argent, un haut talon. Ils demandent une robe longue et un court trajet.',
    ],
  },
  {
    titles: ['Margaux Ballet Flats'],
    en: [
      'Flat, and fleet of foot',
      'Soft leather, a small bow, a sole that bends. For days with more stairs than seats.',
    ],
    fr: [
      'À plat, le pied léger',
      'Un cuir souple, un petit nœud, une semelle qui plie. Pour les jours où il y a plus d’escaliers que de chaises.',
    ],
  },
  {
    titles: ['Harrow Penny Loafers'],
    en: [
      'Old school, top marks',
      'Polished, low and entirely sensible; wear them with something that is not. White socks are allowed.',
    ],
    fr: [
      'Vieille école, mention très bien',
      'Cirés, plats, tout à fait raisonnables ; à porter avec quelque chose qui ne l’est pas. Les chaussettes blanches sont permises.',
    ],
  },
  {
    titles: ['Alder Court Sneakers'],
    en: [
      'Clean lines, long distances',
      'A plain court shoe without a shout on it. Under wide trousers, under a slip dress, under way.',
    ],
    fr: [
      'Lignes nettes, longues distances',
      'Une tennis sans tapage. Sous un pantalon large, sous une robe nuisette, en route.',
    ],
  },
  {
    titles: ['Rue Heeled Ankle Boots'],
    en: [
      'Six centimetres of resolve',
      'Close at the ankle, steady underfoot, with a zip for mornings in a hurry. They work with every trouser you own.',
    ],
    fr: [
      'Six centimètres de résolution',
      'Près de la cheville, sûrs sous le pied, avec un zip pour les matins pressés. Ils vont avec tous vos pantalons.',
    ],
  },
  {
    titles: ['Moor Chelsea Boots'],
    en: [
      'Ready when it rains',
      'Pull on, walk off. A light sole and elastic sides for pavements, puddles and the odd field.',
    ],
    fr: [
      'Prêtes quand il pleut',
      'On les enfile et l’on part. Une semelle légère et des élastiques, pour les trottoirs, les flaques et un champ de temps en temps.',
    ],
  },
  {
    titles: ['Verve Knee-High Boots'],
    en: [
      'Half the outfit',
      'A straight shaft, a little slouch, a heel for the whole day. Under a midi skirt they are a secret; with a mini they are not.',
    ],
    fr: [
      'La moitié de la tenue',
      'Une tige droite, un léger plissé, un talon pour toute la journée. Sous une jupe midi, c’est un secret ; avec une mini, plus du tout.',
    ],
  },
  {
    titles: ['Cala Espadrille Sandals'],
    en: [
      'Holiday, from the ankle down',
      'Canvas above, jute below, a strap between. They like harbours, cobbles and second helpings.',
    ],
    fr: [
      'Les vacances, à partir de la cheville',
      'De la toile en haut, de la corde en bas, une bride entre les deux. Elles aiment les ports, les pavés, et qu’on se resserve.',
    ],
  },
  {
    titles: ['Paros Leather Slide Sandals'],
    en: [
      'They live by the door',
      'Two bands of leather that learn the shape of your foot. Linen above, warm stone below.',
    ],
    fr: [
      'Elles vivent près de la porte',
      'Deux bandes de cuir qui apprennent la forme du pied. Du lin au-dessus, la pierre chaude au-dessous.',
    ],
  },
  {
    titles: ['Serena Heeled Mules'],
    en: [
      'Slip on for dinner',
      'Satin, a pointed toe and a small sculpted heel. They turn the dress you know into the one you meant.',
    ],
    fr: [
      'À enfiler pour le dîner',
      'Du satin, un bout pointu, un petit talon sculpté. Elles font d’une robe familière celle que vous vouliez.',
    ],
  },
]
