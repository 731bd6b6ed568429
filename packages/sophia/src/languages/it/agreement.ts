import type { AgreementSource, Form } from '../../vocabulary/agreement.ts'

/** 'asimmetrico' and 'classico' have a soft plural, 'bianco' and 'lungo' a hard one. */
function inO(root: string, form: Form) {
  const isHard = /[cg]$/.test(root)
  if (form === 'f') return `${root}a`
  if (form === 'fp') return isHard ? `${root}he` : `${root}e`
  if (root.endsWith('i')) return root
  return isHard && !root.endsWith('ic') ? `${root}hi` : `${root}i`
}

export const italian: AgreementSource = {
  nouns: {
    m: 'abbigliamento, vestito, abito, maglione, dolcevita, cardigan, body, top, gilet, cappotto, trench, piumino, parka, kimono, blazer, tailleur, completo, coordinato, costume, bikini, pigiama, zaino, portafoglio, foulard, cappello, cappellino, berretto, bracciale, anello, orologio, cuscino, asciugamano, stivale, sandalo',
    f: 'parte, gonna, tuta, salopette, felpa, t-shirt, maglietta, maglia, polo, camicia, blusa, tunica, sottoveste, canotta, mantella, giacca, maglieria, lingerie, vestaglia, scarpa, borsa, shopper, pochette, tracolla, sciarpa, cintura, collana, spilla, cravatta, casa, coperta, candela, biancheria',
    mp: 'pantaloni, jeans, leggings, pantaloncini, vestiti, abiti, maglioni, cappotti, stivali, stivaletti, tacchi, mocassini, sandali, cappelli, guanti, gioielli, orecchini, occhiali, collant, accessori, capispalla',
    fp: 'mules, gonne, camicie, giacche, scarpe, sneakers, ballerine, espadrillas, pantofole, borse, calze',
  },
  adjectives:
    'nero, bianco, grigio, marrone, rosso, arancione, giallo, verde, azzurro, lavorato a maglia, leopardato, stampato, ricamato, plissettato, corto, lungo, ampio, dritto, svasato, aderente, trapuntato, asimmetrico, elegante, classico, comodo, caldo, quotidiano',
  inflect(word, form) {
    if (form === 'm') return word
    if (word.endsWith('o')) return inO(word.slice(0, -1), form)
    return form === 'f' ? word : word.replace(/e$/, 'i')
  },
}
