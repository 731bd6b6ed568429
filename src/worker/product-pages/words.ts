import type { Language } from '#shared/languages.ts'

/** The few words that the Worker draws on a product's page itself; the app that takes its place has its own. */
const words = {
  en: {
    tryOn: 'Try it on',
    in_stock: 'In stock',
    out_of_stock: 'Sold out',
    preorder: 'Pre-order',
    gone: 'No longer sold',
    similar: 'Close to it',
  },
  fr: {
    tryOn: 'L’essayer',
    in_stock: 'En stock',
    out_of_stock: 'Épuisé',
    preorder: 'Précommande',
    gone: 'Plus en vente',
    similar: 'Dans le même esprit',
  },
  es: {
    tryOn: 'Pruébatelo',
    in_stock: 'Disponible',
    out_of_stock: 'Agotado',
    preorder: 'Reserva',
    gone: 'Ya no se vende',
    similar: 'Algo parecido',
  },
  zh: {
    tryOn: '试穿',
    in_stock: '有货',
    out_of_stock: '已售罄',
    preorder: '预售',
    gone: '已停售',
    similar: '相近的单品',
  },
  de: {
    tryOn: 'Anprobieren',
    in_stock: 'Auf Lager',
    out_of_stock: 'Ausverkauft',
    preorder: 'Vorbestellbar',
    gone: 'Nicht mehr erhältlich',
    similar: 'Ähnliches',
  },
  ja: {
    tryOn: '試着する',
    in_stock: '在庫あり',
    out_of_stock: '売り切れ',
    preorder: '予約受付中',
    gone: '販売終了',
    similar: '似ているアイテム',
  },
  ru: {
    tryOn: 'Примерить',
    in_stock: 'В наличии',
    out_of_stock: 'Распродано',
    preorder: 'Предзаказ',
    gone: 'Больше не продаётся',
    similar: 'Похожие вещи',
  },
  it: {
    tryOn: 'Provalo',
    in_stock: 'Disponibile',
    out_of_stock: 'Esaurito',
    preorder: 'Preordine',
    gone: 'Non più in vendita',
    similar: 'Qualcosa di simile',
  },
  pt: {
    tryOn: 'Experimentar',
    in_stock: 'Em estoque',
    out_of_stock: 'Esgotado',
    preorder: 'Pré-venda',
    gone: 'Não está mais à venda',
    similar: 'Algo parecido',
  },
  ar: {
    tryOn: 'جرّبيها',
    in_stock: 'متوفرة',
    out_of_stock: 'نفدت',
    preorder: 'طلب مسبق',
    gone: 'لم تعد تُباع',
    similar: 'قطع قريبة منها',
  },
} satisfies Record<Language, Record<string, string>>

export const wordsOf = (language: Language) => words[language]
