import { foldPhrase } from '@cabine/sophia/vocabulary/fold.ts'

/** What a list of clothes can say of a piece, in the order in which ours says it, and how lists of ten languages call it. */
const headers = {
  name: 'name, item, title, description, piece, bezeichnung, teil, artikel, titel, nom, article, pièce, titre, nombre, artículo, pieza, título, nome, articolo, capo, titolo, peça, item, название, вещь, наименование, الاسم, القطعة, 名前, 商品名, アイテム, 品名, 名称, 名字, 单品',
  category:
    'category, kind, type, clothing type, kategorie, art, typ, catégorie, genre, categoría, tipo, categoria, genere, категория, вид, тип, الفئة, النوع, カテゴリ, カテゴリー, 種類, 类别, 种类, 分类, 类型',
  colours:
    'colours, colors, colour, color, farbe, farben, couleur, couleurs, colores, colore, colori, cor, cores, цвет, цвета, اللون, الألوان, 色, カラー, 颜色',
  pattern:
    'pattern, print, muster, motif, estampado, fantasia, estampa, рисунок, принт, узор, النقشة, 柄, 图案',
  fabric:
    'fabric, material, stoff, matière, tissu, tejido, tela, tessuto, materiale, tecido, ткань, материал, состав, القماش, الخامة, 素材, 面料, 材质',
  season:
    'season, saison, jahreszeit, temporada, estación, stagione, estação, сезон, الموسم, 季節, シーズン, 季节',
  formality: 'formality, style, dress code, stil, estilo, stile, стиль, الأسلوب, スタイル, 风格',
  brand:
    'brand, label, designer, maker, marke, hersteller, marque, marca, бренд, марка, العلامة التجارية, الماركة, ブランド, 品牌',
  size: 'size, größe, taille, talla, taglia, tamanho, размер, المقاس, サイズ, 尺码, 尺寸',
  price:
    'price, cost, paid, price paid, purchase price, preis, kaufpreis, bezahlter preis, prix, prix payé, precio, prezzo, prezzo pagato, preço, preço pago, цена, стоимость, السعر, 価格, 値段, 購入価格, 价格, 购买价格',
  currency: 'currency, währung, devise, monnaie, moneda, divisa, valuta, moeda, валюта, العملة, 通貨, 货币',
  boughtOn:
    'bought on, boughtOn, bought, purchase date, purchased, date, date purchased, gekauft am, kaufdatum, datum, date d’achat, achetée le, fecha de compra, fecha, data di acquisto, acquistato il, data, data de compra, comprada em, дата покупки, дата, تاريخ الشراء, 購入日, 购买日期',
  link: 'link, url, website, address, adresse, lien, enlace, ссылка, الرابط, リンク, 链接',
  notes:
    'notes, note, comment, comments, notizen, notiz, bemerkung, remarques, commentaire, notas, nota, comentario, anotações, заметки, комментарий, ملاحظات, メモ, 備考, 备注',
  state: 'state, status, where, zustand, statut, estado, stato, статус, الحالة, 状態, 状态',
  wornOn:
    'worn on, wornOn, worn, wear dates, getragen am, porté le, usado el, indossato il, надето, 着た日, 穿着日期',
  plannedFor: 'planned for, plannedFor, planned, geplant für, prévu pour, запланировано, 予定日, 计划日期',
  washedOn:
    'washed on, washedOn, washed, gewaschen am, lavé le, lavado el, lavato il, постирано, 洗濯日, 清洗日期',
}
export type ListColumn = keyof typeof headers
export const listColumns = Object.keys(headers) as ListColumn[]

const known = new Map(
  listColumns
    .toReversed()
    .flatMap((column) => headers[column].split(',').map((header) => [foldPhrase(header), column] as const)),
)

/** What a column of a list says; null where no name is known to us. 'Price (EUR)' is a price. */
export const columnOf = (header: string): ListColumn | null =>
  known.get(foldPhrase(header)) ?? known.get(foldPhrase(header.replace(/[([].*$/, ''))) ?? null
