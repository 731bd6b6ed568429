import { describe, expect, test } from 'vitest'
import type { Language } from '../vocabulary/languages.ts'
import type { ProductCategory } from '../vocabulary/product-categories.ts'
import { openCategories } from './read-category.ts'
import { readPath } from './read-path.ts'

const categories = await openCategories()
const toldOf = (title: string, description = '') => categories.read(title, description).told

/** Titles as shops write them, of every shelf; many have a word of another shelf in them. */
const titles: Record<Language, Partial<Record<ProductCategory, string[]>>> = {
  en: {
    tops: [
      'Ribbed cotton tank with scoop neck',
      'Silk blouse with pussy bow',
      'Oversized merino jumper',
      "Men's Oxford shirt, slim fit",
      'Cropped hoodie in washed black',
      'Lace camisole',
    ],
    bottoms: [
      'Boot cut jeans, mid rise',
      'Pleated wide-leg trousers',
      'Dress pants in navy wool',
      "Girls' leggings 2-pack",
      'Cargo shorts',
      'Belted chinos',
    ],
    skirts: ['Denim mini skirt', 'Satin slip skirt, bias cut'],
    dresses: [
      'Shirt dress in poplin',
      'Knitted jumper dress',
      'Strapless evening gown',
      'Wide-leg jumpsuit with belt',
      'Pinafore dress for toddlers',
    ],
    outerwear: [
      'Double-breasted trench',
      'Puffer vest with hood',
      'Leather biker jacket',
      'Rain poncho, packable',
      'Shearling aviator coat',
    ],
    shoes: [
      'Dress shoes in patent leather',
      'Chelsea boots with lug sole',
      'Kitten heel slingbacks',
      'Canvas trainers',
      'Strappy sandals',
      "Boys' football boots",
    ],
    bags: ['Top handle bag in croc-embossed leather', 'Belt bag with logo', 'Bucket bag', 'Backpack 20 L'],
    accessories: ['Silk scarf with horse print', 'Pearl drop earrings', 'Leather belt, 3 cm'],
    home: ['Coat hanger, set of 10', 'Linen duvet cover set'],
  },
  fr: {
    tops: [
      'Chemisier en soie à lavallière',
      'Pull col roulé en cachemire',
      'T-shirt à rayures marinière',
      'Débardeur côtelé',
      'Haut dos nu en satin',
      'Sweat à capuche homme',
    ],
    bottoms: [
      'Jean bootcut taille haute',
      'Pantalon à pinces',
      'Short en lin',
      'Legging enfant',
      'Jogging molletonné garçon',
    ],
    skirts: ['Jupe longue plissée', 'Mini-jupe en cuir'],
    dresses: ['Robe portefeuille fleurie', 'Robe chemise rayée', 'Combinaison pantalon', 'Robe pull col V'],
    outerwear: [
      'Manteau en laine mélangée',
      'Imperméable à capuche',
      'Blouson aviateur',
      'Parka fourrée enfant',
      'Veste de tailleur',
      'Caban bleu marine',
    ],
    shoes: [
      'Escarpins vernis',
      'Bottines à talon',
      'Baskets en toile',
      'Mocassins en daim',
      'Espadrilles compensées',
      'Chaussures de ville homme',
    ],
    bags: ['Sac à main en cuir grainé', 'Sac banane', 'Cabas en toile', 'Pochette de soirée'],
    accessories: ["Boucles d'oreilles créoles", 'Écharpe en alpaga', 'Ceinture tressée'],
    home: ['Housse de couette en percale'],
  },
  es: {
    tops: [
      'Blusa de seda con lazo',
      'Camiseta de tirantes acanalada',
      'Jersey de punto trenzado',
      'Camisa de lino hombre',
      'Sudadera con capucha',
      'Top halter satinado',
    ],
    bottoms: [
      'Vaqueros campana tiro alto',
      'Pantalón de vestir con pinzas',
      'Bermudas de algodón niño',
      'Leggings deportivos',
      'Pantalones cortos vaqueros',
    ],
    skirts: ['Minifalda de ante', 'Falda tubo'],
    dresses: [
      'Vestido camisero',
      'Vestido de fiesta con lentejuelas',
      'Mono largo sin mangas',
      'Vestido jersey cuello alto',
      'Vestidito de bebé',
    ],
    outerwear: [
      'Abrigo de paño',
      'Gabardina cruzada',
      'Cazadora vaquera',
      'Chaqueta acolchada',
      'Plumífero largo',
      'Americana entallada',
    ],
    shoes: [
      'Zapatos de tacón',
      'Botines de piel',
      'Zapatillas de lona',
      'Sandalias planas',
      'Alpargatas con cuña',
      'Mocasines de niño',
    ],
    bags: ['Bolso bandolera', 'Mochila de nailon', 'Riñonera', 'Bolso de mano con asa'],
    accessories: ['Pendientes de aro', 'Cinturón trenzado'],
    home: ['Funda nórdica de lino', 'Perchas de madera, pack de 6'],
  },
  zh: {
    tops: ['真丝衬衫女', '纯棉短袖T恤', '高领毛衣', '连帽卫衣男', '吊带背心', '蕾丝上衣'],
    bottoms: ['高腰阔腿裤', '直筒牛仔裤', '儿童打底裤', '西装裤', '亚麻短裤'],
    skirts: ['百褶半身裙', '牛仔短裙', '皮质包臀半裙'],
    dresses: ['碎花吊带裙', '改良旗袍', '衬衫连衣裙', '晚礼服', '连体裤', '女童公主裙'],
    outerwear: ['羊毛呢大衣', '双排扣风衣', '轻薄羽绒服', '西装外套', '皮夹克', '牛仔外套'],
    shoes: ['小白鞋', '切尔西靴', '罗马凉鞋', '乐福鞋男', '儿童运动鞋'],
    bags: ['手提包', '单肩斜挎包', '双肩背包', '腰包'],
    accessories: ['羊绒围巾', '珍珠耳环', '真皮腰带'],
    home: ['纯棉四件套床品'],
  },
  de: {
    tops: [
      'Seidenbluse mit Schluppe',
      'Rippstrick-Top',
      'Rollkragenpullover aus Kaschmir',
      'Herrenhemd slim fit',
      'Kapuzenpulli',
      'Spaghettiträgertop',
    ],
    bottoms: ['Bootcut-Jeans', 'Anzughose', 'Stoffhose mit Bundfalten', 'Kinderleggings', 'Lederhose'],
    skirts: ['Plisseerock', 'Jeansrock'],
    dresses: [
      'Hemdblusenkleid',
      'Etuikleid',
      'Strickkleid mit Rollkragen',
      'Damen-Jumpsuit',
      'Mädchenkleid mit Rüschen',
    ],
    outerwear: ['Steppjacke', 'Daunenweste', 'Regenmantel', 'Lederjacke', 'Hosenanzugblazer', 'Friesennerz'],
    shoes: ['Schnürhalbschuhe', 'Stiefeletten', 'Turnschuhe', 'Riemchensandaletten', 'Kinder-Gummistiefel'],
    bags: ['Handtasche', 'Rucksack', 'Gürteltasche', 'Henkeltasche'],
    accessories: ['Schal aus Mohair', 'Ohrstecker', 'Ledergürtel'],
    home: ['Kleiderbügel, 10er-Set', 'Bettwäsche aus Leinen'],
  },
  ja: {
    tops: [
      'シルクブラウス',
      'リブニットタンクトップ',
      'タートルネックセーター',
      'メンズ オックスフォードシャツ',
      'プルオーバーパーカー',
      'レースキャミソール',
    ],
    bottoms: [
      'ワイドパンツ',
      'ストレートデニムパンツ',
      'キッズ レギンス',
      'テーパードスラックス',
      'ハーフパンツ',
    ],
    skirts: ['デニムミニスカート', 'ナロースカート', '巻きスカート'],
    dresses: [
      'シャツワンピース',
      '花柄ロングワンピ',
      'イブニングドレス',
      'ジャンプスーツ',
      'ニットワンピース',
      'ベビードレス',
    ],
    outerwear: [
      'ウールチェスターコート',
      'トレンチコート',
      'ダウンジャケット',
      'ブルゾン',
      'テーラードジャケット',
      'レインコート',
    ],
    shoes: ['パンプス', 'ショートブーツ', 'ストラップサンダル', 'ローファー', 'キッズスニーカー', '革靴'],
    bags: ['トートバッグ', 'リュックサック'],
    accessories: ['カシミヤマフラー', 'パールピアス', '本革ベルト'],
    home: ['布団カバーセット'],
  },
  ru: {
    tops: [
      'Блузка из шёлка',
      'Футболка хлопковая с принтом',
      'Свитер крупной вязки',
      'Рубашка мужская приталенная',
      'Худи оверсайз',
      'Водолазка в рубчик',
    ],
    bottoms: [
      'Джинсы клёш',
      'Брюки палаццо',
      'Шорты джинсовые детские',
      'Леггинсы спортивные',
      'Штаны карго',
    ],
    skirts: ['Юбка-карандаш', 'Юбка плиссированная миди', 'Мини-юбка из экокожи'],
    dresses: [
      'Платье-рубашка',
      'Вечернее платье с пайетками',
      'Сарафан льняной',
      'Комбинезон с широкими штанинами',
      'Платья для девочек',
    ],
    outerwear: ['Тренч двубортный', 'Куртка кожаная', 'Пуховик с капюшоном', 'Дублёнка', 'Пиджак твидовый'],
    shoes: [
      'Туфли-лодочки',
      'Ботильоны на каблуке',
      'Кроссовки беговые',
      'Босоножки с ремешками',
      'Сапоги зимние детские',
      'Ботинки мужские',
    ],
    bags: ['Сумка через плечо', 'Рюкзак городской', 'Сумка на пояс', 'Клатч вечерний'],
    accessories: ['Шарф из кашемира', 'Серьги-кольца', 'Ремень из натуральной кожи'],
    home: ['Постельное бельё из сатина'],
  },
  it: {
    tops: [
      'Camicetta di seta',
      'Maglione a collo alto',
      'Canotta a costine',
      'Camicia uomo button-down',
      'Felpa con cappuccio',
      'Maglietta a righe',
    ],
    bottoms: [
      'Jeans a zampa',
      'Pantaloni palazzo',
      'Pantaloncini di lino',
      'Leggings bambina',
      'Bermuda cargo uomo',
    ],
    skirts: ['Minigonna di jeans', 'Gonna a tubino'],
    dresses: [
      'Abito a portafoglio',
      'Vestito chemisier',
      'Tubino nero',
      'Abito da sera',
      'Vestitino da bambina',
    ],
    outerwear: [
      'Cappotto in panno',
      'Giubbotto di pelle',
      'Piumino leggero',
      'Giacca doppiopetto',
      'Impermeabile con cintura',
    ],
    shoes: [
      'Décolleté in vernice',
      'Stivaletti con tacco',
      'Scarpe da ginnastica',
      'Mocassini in camoscio',
      'Sandali bassi',
      'Ciabatte da bambino',
    ],
    bags: ['Borsa a tracolla', 'Zaino in tela', 'Marsupio', 'Pochette con catena'],
    accessories: ['Orecchini a cerchio', 'Sciarpa di lana'],
    home: ['Copripiumino matrimoniale'],
  },
  pt: {
    tops: [
      'Blusa de cetim com laço',
      'Camiseta regata canelada',
      'Suéter de tricô',
      'Camisa social masculina',
      'Moletom com capuz',
    ],
    bottoms: [
      'Calça jeans flare',
      'Calças de ganga',
      'Bermuda infantil',
      'Legging fitness',
      'Calções de linho',
      'Short jeans',
    ],
    skirts: ['Minissaia de couro', 'Saia lápis'],
    dresses: [
      'Vestido chemise',
      'Vestido de festa longo',
      'Macacão pantalona',
      'Vestido infantil rodado',
      'Vestido de malha',
    ],
    outerwear: [
      'Sobretudo de lã',
      'Jaqueta jeans',
      'Blazer acinturado',
      'Colete puffer',
      'Gabardina bege',
      'Corta-vento masculino',
    ],
    shoes: [
      'Sapatos de salto alto',
      'Tênis de corrida',
      'Botas de cano curto',
      'Sandália rasteira',
      'Sapatilhas',
      'Chinelos infantis',
    ],
    bags: ['Bolsa tiracolo', 'Mochila de lona', 'Pochete', 'Mala de mão em pele'],
    accessories: ['Brincos de argola', 'Cachecol de caxemira'],
    home: ['Capa de edredão'],
  },
  ar: {
    tops: [
      'بلوزة حرير',
      'قميص رجالي قطن',
      'تيشيرت بأكمام قصيرة',
      'كنزة صوف بياقة عالية',
      'هودي واسع',
      'توب ساتان',
    ],
    bottoms: ['بنطلون جينز واسع', 'شورت كتان', 'سروال رسمي', 'ليقنز رياضي', 'بناطيل أطفال'],
    skirts: ['تنورة بليسيه', 'تنورة قصيرة جلد', 'جيبة ميدي'],
    dresses: ['فستان سهرة مطرز', 'فساتين بنات', 'فستان قميص', 'جمبسوت طويل', 'قفطان مغربي'],
    outerwear: ['معطف صوف', 'جاكيت جلد', 'سترة مبطنة', 'معطف واق من المطر', 'بليزر مزدوج الأزرار'],
    shoes: ['حذاء رياضي', 'حذاء بكعب عالي', 'بوت شتوي', 'صندل جلد', 'أحذية أطفال', 'شبشب منزلي'],
    bags: ['حقيبة ظهر', 'شنطة كتف', 'حقائب سفر', 'حقيبة خصر'],
    accessories: ['حزام جلد', 'أقراط لؤلؤ', 'وشاح كشمير'],
    home: ['طقم مفارش سرير'],
  },
}

describe.each(Object.entries(titles))('a title in %s tells the shelf', (_, byCategory) => {
  test.each(Object.entries(byCategory).flatMap(([category, list]) => list.map((title) => [title, category])))(
    '%s → %s',
    (title, category) => {
      expect(toldOf(title)).toBe(category)
    },
  )
})

describe('a word of another thing tells none', () => {
  test.each([
    ['Dress shoes', 'shoes'],
    ['Boot cut jeans', 'bottoms'],
    ['Shirt dress', 'dresses'],
    ['Top handle bag', 'bags'],
    ['Belt bag', 'bags'],
    ['Coat hanger', 'home'],
    ['Kleiderbügel aus Holz', 'home'],
    ['Handschuhe aus Leder', 'accessories'],
    ['Strumpfhose, 40 den', 'accessories'],
    ['Robe de chambre', 'home'],
    ['Mantel de lino', 'home'],
    ['Portemanteau mural', 'home'],
    ['Сумка на пояс', 'bags'],
    ['コートハンガー', 'home'],
    ['ベルト付きワンピース', 'dresses'],
    ['靴下 3足組 レディース', 'accessories'],
    ['连衣裙 送腰带', 'dresses'],
    ['حقيبة خصر', 'bags'],
  ])('%s → %s', (title, category) => {
    expect(toldOf(title)).toBe(category)
  })

  test.each([
    'Bikini mit Bügeln',
    'Maillot de bain une pièce',
    'Pijama de seda',
    'Трусы слипы',
    '香水',
    'Tuxedo',
    'Dog coat',
  ])('%s has no shelf', (title) => {
    expect(toldOf(title)).toBe('none')
  })

  test.each(['Modell Lara', 'Modèle 12', 'モデル A', 'Модель 7', 'Nora', '42', ''])(
    '%j names nothing',
    (title) => {
      expect(toldOf(title)).toBeNull()
    },
  )
})

test('where a title may be of several languages its description decides', () => {
  expect(toldOf('手袋 レザー')).toBe('accessories')
  expect(toldOf('手袋', '柔らかいレザーの手袋です。')).toBe('accessories')
  expect(toldOf('手袋', '真皮手提，大容量')).toBe('bags')
  expect(toldOf('Mantel blau', 'Für Damen, aus reiner Wolle und mit zwei Taschen')).toBe('outerwear')
})

test('a set of a top and a skirt stands on neither shelf, a set of towels on its own', () => {
  expect(toldOf('Conjunto de falda y top')).toBe('none')
  expect(toldOf('Juego de sábanas de algodón')).toBe('home')
})

test('for whom a thing is stands in its title', () => {
  expect(categories.read('Herrenhemd').department).toBeNull()
  expect(categories.read('Hemd für Herren').department).toBe('men')
  expect(categories.read('Платье для девочек детское').department).toBe('kids')
  expect(categories.read('メンズ シャツ').department).toBe('men')
})

describe("Google's categories", () => {
  test.each([
    ['2271', 'dresses'],
    ['187', 'shoes'],
    ['5598', 'outerwear'],
    ['1581', 'skirts'],
    ['3032', 'bags'],
    ['201', 'accessories'],
    ['212', 'tops'],
    ['207', 'bottoms'],
    ['211', 'none'],
    ['166', null],
    ['1604', null],
    ['99999', null],
    ['187 - Apparel & Accessories > Shoes', 'shoes'],
    ['Apparel & Accessories', null],
    ['Apparel & Accessories > Clothing', null],
    ['Apparel & Accessories > Clothing > Shirts & Tops', 'tops'],
    ['Apparel & Accessories > Shoe Accessories > Shoelaces', 'accessories'],
    ['Bekleidung & Accessoires > Bekleidung > Überbekleidung > Mäntel & Jacken', 'outerwear'],
    ['Vêtements et accessoires > Chaussures', 'shoes'],
    ['Ropa y accesorios > Prendas de vestir > Vestidos', 'dresses'],
    ['Abbigliamento e accessori > Abbigliamento > Gonne', 'skirts'],
    ['Vestuário e acessórios > Bolsas, carteiras e estojos', 'bags'],
    ['Предметы одежды и принадлежности > Обувь', 'shoes'],
    ['Предметы одежды и принадлежности > Принадлежности для обуви', 'accessories'],
    ['ファッション・アクセサリー', null],
    ['ファッション・アクセサリー > 衣料品 > アウター > コート・ジャケット', 'outerwear'],
    ['服饰与配饰 > 鞋类', 'shoes'],
    ['服饰与配饰', null],
    ['ملابس وإكسسوارات > أحذية', 'shoes'],
    ['ملابس وإكسسوارات', null],
  ])('%s → %s', (said, category) => {
    expect(readPath(said, true, categories)).toBe(category)
  })

  test("a number in a shop's own category is none of Google's", () => {
    expect(readPath('187', false, categories)).toBeNull()
  })
})
