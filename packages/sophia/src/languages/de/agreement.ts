import type { AgreementSource } from '../../vocabulary/agreement.ts'

const endings = { m: 'er', f: 'e', n: 'es', mp: 'e', fp: 'e' }

/** Adjectives are inflected before the noun ('rotes Kleid') and not behind it ('Kleid rot'). */
export const german: AgreementSource = {
  nouns: {
    m: 'Rock, Jumpsuit, Pullover, Rollkragen, Hoodie, Body, Mantel, Trenchcoat, Parka, Kimono, Blazer, Anzug, Strick, Badeanzug, Bikini, Schlafanzug, Bademantel, Shopper, Rucksack, Schal, Hut, Gürtel, Schmuck, Ring',
    f: 'Hose, Jeans, Jogginghose, Latzhose, Strickjacke, Bluse, Tunika, Weste, Daunenjacke, Jacke, Sportkleidung, Unterwäsche, Tasche, Clutch, Geldbörse, Umhängetasche, Kappe, Mütze, Kette, Brosche, Uhr, Sonnenbrille, Strumpfhose, Krawatte, Decke, Kerze, Bettwäsche',
    n: 'Kleid, Sweatshirt, T-Shirt, Poloshirt, Hemd, Camisole, Tanktop, Top, Cape, Set, Armband, Zuhause, Kissen, Handtuch',
    mp: 'Leggings, Shorts, Unterteile, Jacken, Kleider, Hosen, Röcke, Taschen, Schuhe, Sneaker, Stiefel, Stiefeletten, Pumps, Ballerinas, Loafer, Sandalen, Pantoletten, Espadrilles, Hausschuhe, Handschuhe, Ohrringe, Socken, Accessoires',
  },
  adjectives:
    'schwarz, weiß, grau, braun, rot, gelb, grün, blau, bunt, dunkelblau, hellblau, weinrot, senfgelb, gestrickt, gestreift, geblümt, kariert, gepunktet, bedruckt, einfarbig, bestickt, plissiert, ärmellos, schulterfrei, rückenfrei, weit, gerade, ausgestellt, eng, gesteppt, asymmetrisch, elegant, klassisch, bequem, warm, wasserdicht, lässig, festlich',
  inflect: (word, form) => word.replace(/e$/, '') + endings[form],
  isInflectedBeforeNounOnly: true,
}
