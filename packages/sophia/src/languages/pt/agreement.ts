import type { AgreementSource } from '../../vocabulary/agreement.ts'

const pluralOf = (word: string) =>
  /[aeiou]$/.test(word)
    ? `${word}s`
    : word.endsWith('vel')
      ? word.replace(/el$/, 'eis')
      : word.endsWith('l')
        ? word.replace(/l$/, 'is')
        : word.replace(/m$/, 'ns')

export const portuguese: AgreementSource = {
  nouns: {
    m: 'jeans, short, vestido, macacão, suéter, moletom, cardigã, body, top, colete, casaco, trench, quimono, blazer, terno, conjunto, tricô, maiô, biquíni, pijama, roupão, tênis, salto, mocassim, cachecol, lenço, chapéu, boné, gorro, cinto, colar, anel, broche, relógio, cobertor, sapato',
    f: 'espadrille, calça, legging, parte, saia, jardineira, gola, camiseta, camisa, blusa, túnica, regata, jaqueta, parka, capa, roupa, lingerie, bota, sandália, bolsa, mochila, clutch, carteira, luva, pulseira, meia, meia-calça, gravata, casa, vela, almofada, toalha',
    mp: 'sapatos, casacos, mocassins, brincos, óculos, acessórios',
    fp: 'botinhas, sapatilhas, pantufas, joias',
  },
  adjectives:
    'preto, branco, marrom, vermelho, amarelo, verde, azul, roxo, dourado, prateado, colorido, listrado, floral, estampado, liso, bordado, plissado, curto, longo, reto, justo, transpassado, assimétrico, elegante, clássico, confortável, quente, casual, formal',
  inflect(word, form) {
    const isFeminine = form === 'f' || form === 'fp'
    const single = isFeminine ? word.replace(/o$/, 'a') : word
    if (form === 'm' || form === 'f') return single
    return pluralOf(single)
  },
  plural: /s$/,
}
