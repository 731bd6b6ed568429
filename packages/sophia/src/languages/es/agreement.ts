import type { AgreementSource } from '../../vocabulary/agreement.ts'

const pluralOf = (word: string) => (/[aeiou]$/.test(word) ? `${word}s` : `${word.replace(/ó(?=n$)/, 'o')}es`)

export const spanish: AgreementSource = {
  nouns: {
    m: 'punto, hogar, pantalón, mono, peto, jersey, suéter, cuello, cárdigan, polo, body, top, chaleco, abrigo, plumífero, kimono, blazer, traje, conjunto, vestido, bañador, bikini, pijama, bolso, tote, clutch, sombrero, gorro, pañuelo, cinturón, collar, anillo, broche, reloj, cojín, zapato',
    f: 'falda, sudadera, camiseta, camisa, blusa, túnica, camisola, gabardina, parka, capa, chaqueta, ropa, lencería, bata, bota, sandalia, mochila, cartera, bandolera, bufanda, gorra, pulsera, corbata, manta, vela, toalla',
    mp: 'pantalones, vaqueros, leggings, joggers, shorts, zapatos, botines, tacones, mocasines, guantes, pendientes, cinturones, calcetines, accesorios',
    fp: 'partes, zapatillas, bailarinas, alpargatas, pantuflas, joyas, gafas, medias',
  },
  adjectives:
    'negro, blanco, gris, marrón, rojo, amarillo, verde, azul, morado, dorado, plateado, multicolor, tejido, estampado, liso, bordado, plisado, largo, ancho, recto, acampanado, ajustado, cruzado, acolchado, asimétrico, elegante, clásico, cómodo, calentito, resistente al agua, casual, formal',
  inflect(word, form) {
    const isFeminine = form === 'f' || form === 'fp'
    const single = isFeminine ? word.replace(/o$/, 'a') : word
    return form === 'mp' || form === 'fp' ? pluralOf(single) : single
  },
  plural: /s$/,
}
