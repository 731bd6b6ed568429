import type { DesignWords } from './words.ts'

export const outerwear: DesignWords[] = [
  {
    titles: ['Second Skin Denim Jacket'],
    en: [
      'Broken in before you met',
      'Cropped at the waist and soft at the elbow. Over a satin skirt it keeps the evening from taking itself too seriously.',
    ],
    fr: [
      'Déjà faite à vous',
      'Courte à la taille, souple au coude. Sur une jupe de satin, elle empêche la soirée de se prendre trop au sérieux.',
    ],
  },
  {
    titles: ['Monday Mocha Blazer', 'Monday Pinstripe Blazer', 'Monday Linen Blazer'],
    en: [
      'Makes Monday look intended',
      'One button, a long lapel, soft shoulders that do not insist. Sleeves pushed up once the meeting is over.',
    ],
    fr: [
      'Le lundi, comme si c’était voulu',
      'Un seul bouton, un long revers, des épaules souples qui n’insistent pas. On remonte les manches une fois la réunion finie.',
    ],
  },
  {
    titles: ['Long Way Home Coat'],
    en: [
      'Worth taking the long way',
      'Straight, open and long enough to matter. Whatever is under it looks planned.',
    ],
    fr: [
      'Pour prendre le plus long chemin',
      'Droit, ouvert, assez long pour que cela se voie. Ce qu’il y a dessous a toujours l’air prévu.',
    ],
  },
  {
    titles: ['Keynote Double-Breasted Blazer'],
    en: [
      'Speaks first, and clearly',
      'Six buttons, a firm shoulder, a waist. Worn over the trousers it is a suit; over denim it is a raised eyebrow.',
    ],
    fr: [
      'Parle en premier, et clairement',
      'Six boutons, une épaule nette, une taille. Avec le pantalon, c’est un tailleur ; avec un jean, un sourcil levé.',
    ],
  },
  {
    titles: ['Platform Nine Trench Coat'],
    en: [
      'For rain and for railway stations',
      'Storm flap, belt, buttons: everything a trench should have and nothing it should not. Knot the belt, never buckle it.',
    ],
    fr: [
      'Pour la pluie et pour les gares',
      'Bavolet, ceinture, boutons : tout ce qu’un trench doit avoir, rien de plus. La ceinture se noue, elle ne se boucle pas.',
    ],
  },
  {
    titles: ['First Snow Wrap Coat'],
    en: [
      'An embrace with lapels',
      'It wraps, it ties, it stays warm to the knee. Keep it on through the first drink; people will ask.',
    ],
    fr: [
      'Une étreinte à revers',
      'Il se croise, se noue et tient chaud jusqu’au genou. Gardez-le pour le premier verre ; on vous posera la question.',
    ],
  },
  {
    titles: ['Night Bus Bomber Jacket'],
    en: [
      'Last one home',
      'Ribbed at the neck, the wrist and the waist, with room for a sweater. Good over a slip dress, better when it is not yours.',
    ],
    fr: [
      'La dernière à rentrer',
      'Bords-côtes au col, aux poignets, à la taille, et de la place pour un pull. Bien sur une robe nuisette, mieux encore s’il est emprunté.',
    ],
  },
  {
    titles: ['Side Street Leather Jacket'],
    en: [
      'Takes the side street',
      'A collar, a zip, and leather that remembers how you stand. It makes a white tee enough.',
    ],
    fr: [
      'Passe par les petites rues',
      'Un col, un zip, un cuir qui retient votre allure. Avec lui, un tee-shirt blanc suffit.',
    ],
  },
  {
    titles: ['Afternoon Bouclé Jacket', 'Afternoon Tweed Jacket'],
    en: [
      'Four pockets and a past',
      'Short, boxy, edged with care. Jeans bring it into this century; pearls are welcome to stay.',
    ],
    fr: [
      'Quatre poches et un passé',
      'Courte, droite, gansée avec soin. Le jean la ramène dans ce siècle ; les perles peuvent rester.',
    ],
  },
  {
    titles: ['Field Day Quilted Vest Jacket'],
    en: [
      'The middle of the walk',
      'Light quilting, high collar, arms free for dogs and gates. It goes under a coat in January and over a knit until then.',
    ],
    fr: [
      'Au milieu de la promenade',
      'Un matelassage léger, un col haut, les bras libres pour le chien et les barrières. Sous un manteau en janvier, sur un pull d’ici là.',
    ],
  },
]
