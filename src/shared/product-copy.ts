import { titleCopy } from './product-copy-titles.ts'

/** What is said of a product in its detail: a line, and two or three sentences. */
export type ProductCopy = { subtitle: string; description: string }
export type CopyInLanguages = { en: ProductCopy; fr: ProductCopy }

/** For a title that has no words of its own (document 1, section 3). */
const brandCopy: Record<string, CopyInLanguages> = {
  Quince: {
    en: {
      subtitle: 'Good materials, plainly made',
      description:
        'Quince keeps to natural fibres and leaves the fuss out. A piece that goes with what you own, and is reached for more often than planned.',
    },
    fr: {
      subtitle: 'De belles matières, en toute simplicité',
      description:
        'Quince s’en tient aux fibres naturelles et laisse de côté le superflu. Une pièce qui va avec ce que vous avez, et que l’on ressort plus souvent que prévu.',
    },
  },
  'Abercrombie & Fitch': {
    en: {
      subtitle: 'Off duty, well cut',
      description:
        'Abercrombie & Fitch does the weekend properly: easy shapes with a considered fit. Wear it with denim and let the cut do the talking.',
    },
    fr: {
      subtitle: 'Décontracté, bien coupé',
      description:
        'Abercrombie & Fitch prend le week-end au sérieux : des formes faciles, un tombé soigné. Portez-la avec un jean et laissez parler la coupe.',
    },
  },
  'J.Crew': {
    en: {
      subtitle: 'A classic with a wink',
      description:
        'J.Crew takes what everybody knows and turns it by a few degrees. Polished enough for the office, and not so polished that you keep it for best.',
    },
    fr: {
      subtitle: 'Un classique, avec un clin d’œil',
      description:
        'J.Crew part de ce que tout le monde connaît et le décale de quelques degrés. Assez net pour le bureau, pas assez sage pour rester au placard.',
    },
  },
  Aritzia: {
    en: {
      subtitle: 'Quiet lines, sure of themselves',
      description:
        'Aritzia draws clean silhouettes and lets the fabric fall. Wear it tonal from head to toe, or as the calm half of something louder.',
    },
    fr: {
      subtitle: 'Des lignes calmes, sûres d’elles',
      description:
        'Aritzia dessine des silhouettes nettes et laisse tomber l’étoffe. À porter ton sur ton, ou comme la moitié sage d’une tenue plus vive.',
    },
  },
  Lilysilk: {
    en: {
      subtitle: 'Silk for ordinary days',
      description:
        'Lilysilk makes silk that is meant to be worn rather than saved. It is light, it breathes, and it catches what light there is.',
    },
    fr: {
      subtitle: 'La soie de tous les jours',
      description:
        'Chez Lilysilk, la soie est faite pour être portée plutôt que gardée. Elle est légère, elle respire, et elle prend la lumière qu’il y a.',
    },
  },
  'H&M': {
    en: {
      subtitle: 'The shape of now, within reach',
      description:
        'H&M brings the season’s idea to you early and without ceremony. An easy way to try a new line beside the things you already trust.',
    },
    fr: {
      subtitle: 'L’air du temps, à portée de main',
      description:
        'H&M apporte l’idée de la saison tôt et sans cérémonie. Une façon simple d’essayer une ligne nouvelle à côté de ce que l’on connaît déjà.',
    },
  },
  Demellier: {
    en: {
      subtitle: 'A bag to keep',
      description:
        'Demellier’s leather goods are structured, calm and made to be carried for years. The kind of piece that finishes an outfit without joining the conversation.',
    },
    fr: {
      subtitle: 'Un sac à garder',
      description:
        'La maroquinerie de Demellier est structurée, calme et faite pour durer des années. De ces pièces qui achèvent une tenue sans s’imposer.',
    },
  },
}

const genericCopy: CopyInLanguages = {
  en: {
    subtitle: 'Chosen by our stylists',
    description:
      'A piece that earns its hanger: easy to wear, easy to combine, and good company for what is in your wardrobe already.',
  },
  fr: {
    subtitle: 'Choisi par nos stylistes',
    description:
      'Une pièce qui mérite son cintre : facile à porter, facile à associer, en bonne compagnie avec ce que vous avez déjà.',
  },
}

/** Before ' | ' stands the brand, after it the title; without one all of it is title. */
export function splitTitle(title: string) {
  const [brand, ...rest] = title.split(' | ')
  return rest.length === 0
    ? { brand: '', name: title.trim() }
    : { brand: brand.trim(), name: rest.join(' | ').trim() }
}

// Feeds do not agree on how a house writes itself: 'DeMellier', 'LILYSILK'.
const sameName = (name: string) => name.toLowerCase()
const brandsByName = new Map(Object.entries(brandCopy).map(([brand, copy]) => [sameName(brand), copy]))

const ownCopy = (name: string) => (Object.hasOwn(titleCopy, name) ? titleCopy[name] : undefined)

/** The words for a product's title: its own, else its brand's, else the generic ones. */
export function productCopy(title: string, language: keyof CopyInLanguages): ProductCopy {
  const { brand, name } = splitTitle(title)
  // A colourway has the words of its design: 'The Sunday Tee in Black' is a Sunday Tee.
  const own = ownCopy(name) ?? ownCopy(name.replace(/ in .+$/, ''))
  return (own ?? brandsByName.get(sameName(brand)) ?? genericCopy)[language]
}
