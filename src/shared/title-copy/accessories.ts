import type { DesignWords } from './words.ts'

export const accessories: DesignWords[] = [
  {
    titles: ['Aubade Silk Square Scarf'],
    en: [
      'A square with many sides',
      'Round the neck, in the hair, on the handle of a bag. Silk twill that holds a knot and keeps its colour.',
    ],
    fr: [
      'Un carré à plusieurs facettes',
      'Autour du cou, dans les cheveux, à l’anse d’un sac. Un twill de soie qui tient le nœud et garde sa couleur.',
    ],
  },
  {
    titles: ['Marlow Leather Belt'],
    en: [
      'Draws the line',
      'Three centimetres of leather and a rounded buckle. It gives a shirt dress its waist and a pair of jeans its manners.',
    ],
    fr: [
      'Elle souligne',
      'Trois centimètres de cuir, une boucle arrondie. Elle donne une taille à la robe chemise et de la tenue au jean.',
    ],
  },
  {
    titles: ['Solène Sunglasses'],
    en: [
      'For bright days and late nights',
      'Softly squared, a little larger than needed. They make errands look like a film.',
    ],
    fr: [
      'Grand soleil ou nuit courte',
      'Des angles adoucis, un peu plus grandes qu’il ne faudrait. Avec elles, faire ses courses ressemble à un film.',
    ],
  },
  {
    titles: ['Ansel Felt Fedora Hat'],
    en: [
      'Brim, and a little drama',
      'Wool felt with a pinched crown. Tilt it, or do not, but decide before you leave the house.',
    ],
    fr: [
      'Un bord, et un peu de théâtre',
      'Un feutre de laine à la calotte pincée. Penché ou droit : à décider avant de sortir.',
    ],
  },
  {
    titles: ['Playa Wide-Brim Straw Hat'],
    en: [
      'Portable shade',
      'A wide brim that keeps the sun off the book as well. It rolls, it packs, it forgives.',
    ],
    fr: [
      'De l’ombre, à emporter',
      'Un large bord qui protège aussi le livre. Il se roule, se range et ne garde pas rancune.',
    ],
  },
  {
    titles: ['Tide Canvas Bucket Hat'],
    en: [
      'Salt and sun and no mirror',
      'Washed canvas with a stitched brim. It belongs on the back seat, and on you.',
    ],
    fr: [
      'Du sel, du soleil, pas de miroir',
      'Une toile lavée, un bord surpiqué. Sa place est sur la banquette arrière, et sur vous.',
    ],
  },
  {
    titles: ['Fell Ribbed Beanie Hat'],
    en: [
      'Warm ears, clear head',
      'A deep fold, a soft rib, no pompom. Push it back when you come in; your hair will forgive you.',
    ],
    fr: [
      'Les oreilles au chaud, la tête claire',
      'Un large revers, une côte douce, pas de pompon. On le repousse en entrant ; les cheveux pardonneront.',
    ],
  },
  {
    titles: ['Orla Hoop Earrings'],
    en: [
      'The pair you never take off',
      'Full in front, slim behind, light all day. They go to bed later than you do.',
    ],
    fr: [
      'La paire qu’on ne quitte plus',
      'Pleines devant, fines derrière, légères toute la journée. Elles se couchent plus tard que vous.',
    ],
  },
  {
    titles: ['Perle Drop Earrings'],
    en: [
      'One pearl, one small movement',
      'A pearl that hangs from a polished hoop and nods when you do. Hair up is the whole instruction.',
    ],
    fr: [
      'Une perle, un petit mouvement',
      'Une perle au bout d’un anneau poli, qui acquiesce avec vous. Seule consigne : les cheveux relevés.',
    ],
  },
  {
    titles: ['Halo Pendant Necklace'],
    en: [
      'A small sun',
      'A hammered disc that sits just under the collarbone, where a V-neck wants one. Alone, or with the others.',
    ],
    fr: [
      'Un petit soleil',
      'Un disque martelé juste sous la clavicule, là où un décolleté en V l’attend. Seul, ou avec les autres.',
    ],
  },
  {
    titles: ['Rosalie Pearl Necklace'],
    en: [
      'Pearls, without the occasion',
      'A single strand, knotted between each. Over a tee, under a collar, with bouclé if you must.',
    ],
    fr: [
      'Des perles, sans raison',
      'Un seul rang, noué entre chaque perle. Sur un tee-shirt, sous un col, avec du bouclé s’il le faut.',
    ],
  },
  {
    titles: ['Arc Cuff Bracelet'],
    en: ['Catches the light first', 'An open cuff with a soft dome. One is enough; two are a conversation.'],
    fr: [
      'La lumière s’y arrête',
      'Une manchette ouverte, doucement bombée. Une suffit ; deux, c’est une conversation.',
    ],
  },
  {
    titles: ['Meridian Watch'],
    en: [
      'Tells the time, and little else',
      'A plain dial, a slim case, a leather strap. It slides under a cuff and waits to be asked.',
    ],
    fr: [
      'Elle donne l’heure, et s’en tient là',
      'Un cadran sobre, un boîtier fin, un bracelet de cuir. Elle glisse sous la manchette et attend qu’on l’interroge.',
    ],
  },
  {
    titles: ['Reine Velvet Headband'],
    en: [
      'Crown, for ordinary days',
      'Padded velvet that tidies everything in one second. The party does not need to know.',
    ],
    fr: [
      'Une couronne de tous les jours',
      'Un velours rembourré qui met de l’ordre en une seconde. La fête n’a pas besoin de le savoir.',
    ],
  },
  {
    titles: ['Lys Silk Scrunchie Hair Tie'],
    en: [
      'Kind to hair, and to mornings',
      'Silk that holds without pulling and leaves no mark. On the wrist it passes for a bracelet.',
    ],
    fr: [
      'Doux aux cheveux, et aux matins',
      'Une soie qui tient sans tirer et ne marque pas. Au poignet, on le prend pour un bracelet.',
    ],
  },
  {
    titles: ['Glen Fringed Wool Scarf'],
    en: ['Twice round, and out', 'Soft merino, a twisted fringe, enough length to share on a bench.'],
    fr: [
      'Deux tours, et l’on sort',
      'Un mérinos doux, des franges torsadées, assez de longueur pour la partager sur un banc.',
    ],
  },
]
