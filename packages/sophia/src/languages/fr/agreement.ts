import type { AgreementSource } from '../../vocabulary/agreement.ts'

const feminines: Record<string, string> = { blanc: 'blanche', violet: 'violette' }
const feminineOf = (word: string) => feminines[word] ?? (word.endsWith('e') ? word : `${word}e`)
const pluralOf = (word: string) => (/[sx]$/.test(word) ? word : `${word}s`)

export const french: AgreementSource = {
  nouns: {
    m: 'pantalon, jean, legging, jogging, short, bas, pull, col, sweat, cardigan, gilet, t-shirt, tee-shirt, polo, chemisier, body, caraco, débardeur, haut, top, manteau, trench, imperméable, kimono, blazer, blouson, tailleur, costume, ensemble, maillot, bikini, pyjama, peignoir, sac, cabas, portefeuille, foulard, chapeau, bonnet, collier, bracelet, coussin, plaid, linge',
    f: 'jupe, robe, combinaison, salopette, chemise, blouse, tunique, doudoune, parka, cape, veste, maille, lingerie, culotte, chaussure, basket, botte, bottine, ballerine, sandale, pochette, écharpe, étole, casquette, ceinture, bague, broche, montre, chaussette, cravate, maison, couverture, bougie, serviette',
    mp: 'manteaux, chapeaux, vêtements, talons, escarpins, mocassins, chaussons, gants, bijoux, collants, accessoires',
    fp: 'boucles, mules, espadrilles, lunettes',
  },
  adjectives:
    'noir, blanc, gris, beige, rouge, rose, jaune, vert, bleu, violet, doré, argenté, multicolore, tricoté, rayé, fleuri, imprimé, uni, brodé, plissé, large, droit, évasé, moulant, matelassé, asymétrique, élégant, classique, confortable, chaud, étanche, décontracté',
  inflect(word, form) {
    const single = form === 'f' || form === 'fp' ? feminineOf(word) : word
    return form === 'mp' || form === 'fp' ? pluralOf(single) : single
  },
  plural: /s$/,
}
