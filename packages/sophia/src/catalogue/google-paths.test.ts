import { expect, test } from 'vitest'
import type { Language } from '../vocabulary/languages.ts'
import type { CategoryOrNone } from '../vocabulary/categories.ts'
import { openCategories } from './read-category.ts'
import { readPath } from './read-path.ts'

const categories = await openCategories()

/** The branch of clothes of Google's taxonomy as its files name it in each language: shelf by shelf, in the words of that language. */
const branches: Record<
  Language,
  { root: string; clothes: string; shelves: Partial<Record<CategoryOrNone, string[]>> }
> = {
  en: {
    root: 'Apparel & Accessories',
    clothes: 'Clothing',
    shelves: {
      tops: ['Shirts & Tops'],
      bottoms: ['Pants', 'Shorts'],
      skirts: ['Skirts'],
      dresses: [
        'Dresses',
        'One-Pieces > Jumpsuits & Rompers',
        'Wedding & Bridal Party Dresses > Bridal Party Dresses',
      ],
      outerwear: ['Outerwear > Coats & Jackets', 'Outerwear > Vests'],
    },
  },
  de: {
    root: 'Bekleidung & Accessoires',
    clothes: 'Bekleidung',
    shelves: {
      tops: ['Shirts & Tops'],
      bottoms: ['Hosen', 'Shorts'],
      skirts: ['Röcke'],
      dresses: ['Kleider', 'Einteiler > Overalls'],
      outerwear: ['Überbekleidung > Mäntel & Jacken', 'Überbekleidung > Westen'],
    },
  },
  fr: {
    root: 'Vêtements et accessoires',
    clothes: 'Vêtements',
    shelves: {
      tops: ['Chemises et hauts'],
      bottoms: ['Pantalons', 'Shorts'],
      skirts: ['Jupes'],
      dresses: ['Robes'],
      outerwear: ["Vêtements d'extérieur > Manteaux et vestes"],
    },
  },
  es: {
    root: 'Ropa y accesorios',
    clothes: 'Ropa',
    shelves: {
      tops: ['Camisas y tops', 'Camisetas y tops'],
      bottoms: ['Pantalones', 'Pantalones cortos'],
      skirts: ['Faldas'],
      dresses: ['Vestidos'],
      outerwear: ['Ropa de exterior > Abrigos y chaquetas'],
    },
  },
  it: {
    root: 'Abbigliamento e accessori',
    clothes: 'Abbigliamento',
    shelves: {
      tops: ['Camicie e top', 'Magliette e top'],
      bottoms: ['Pantaloni', 'Pantaloncini'],
      skirts: ['Gonne'],
      dresses: ['Vestiti', 'Abiti da sposa'],
      outerwear: ['Capispalla > Cappotti e giacche'],
    },
  },
  pt: {
    root: 'Vestuário e acessórios',
    clothes: 'Roupas',
    shelves: {
      tops: ['Camisas e tops', 'Camisetas e blusas'],
      bottoms: ['Calças', 'Shorts'],
      skirts: ['Saias'],
      dresses: ['Vestidos'],
      outerwear: ['Agasalhos > Casacos e jaquetas'],
    },
  },
  ru: {
    root: 'Предметы одежды и принадлежности',
    clothes: 'Одежда',
    shelves: {
      tops: ['Рубашки и топы'],
      bottoms: ['Брюки', 'Шорты'],
      skirts: ['Юбки'],
      dresses: ['Платья'],
      outerwear: ['Верхняя одежда > Пальто и куртки'],
    },
  },
  ja: {
    root: 'ファッション・アクセサリー',
    clothes: '衣料品',
    shelves: {
      tops: ['シャツ・トップス'],
      bottoms: ['パンツ', 'ショートパンツ'],
      skirts: ['スカート'],
      dresses: ['ワンピース', 'ドレス'],
      outerwear: ['アウター > コート・ジャケット'],
    },
  },
  zh: {
    root: '服饰与配饰',
    clothes: '服装',
    shelves: {
      tops: ['衬衫和上衣'],
      bottoms: ['裤装', '长裤', '短裤'],
      skirts: ['半身裙'],
      dresses: ['连衣裙'],
      outerwear: ['外套 > 大衣和夹克'],
    },
  },
  ar: {
    root: 'ملابس وإكسسوارات',
    clothes: 'ملابس',
    shelves: {
      tops: ['قمصان وبلوزات'],
      bottoms: ['بناطيل', 'شورتات'],
      skirts: ['تنانير'],
      dresses: ['فساتين'],
      outerwear: ['ملابس خارجية > معاطف وسترات'],
    },
  },
}

/** What stands beside the clothes in that branch. */
const beside: Record<Language, Partial<Record<CategoryOrNone, string[]>>> = {
  en: {
    shoes: ['Shoes'],
    bags: ['Handbags, Wallets & Cases > Handbags'],
    accessories: [
      'Clothing Accessories > Belts',
      'Clothing Accessories > Scarves & Shawls',
      'Clothing Accessories > Hats',
      'Jewelry > Earrings',
      'Jewelry > Necklaces',
      'Jewelry > Watches',
      'Shoe Accessories > Shoelaces',
      'Clothing Accessories > Sunglasses',
    ],
  },
  de: {
    shoes: ['Schuhe'],
    bags: ['Handtaschen, Geldbörsen & Etuis > Handtaschen'],
    accessories: [
      'Bekleidungsaccessoires > Gürtel',
      'Bekleidungsaccessoires > Schals & Halstücher',
      'Bekleidungsaccessoires > Hüte',
      'Bekleidungsaccessoires > Sonnenbrillen',
      'Schmuck > Ohrringe',
      'Schmuck > Halsketten',
      'Schmuck > Armbanduhren',
    ],
  },
  fr: {
    shoes: ['Chaussures'],
    bags: ['Sacs à main, portefeuilles et étuis > Sacs à main'],
    accessories: [
      'Accessoires vestimentaires > Ceintures',
      'Accessoires vestimentaires > Chapeaux',
      'Accessoires vestimentaires > Lunettes de soleil',
      "Bijoux > Boucles d'oreilles",
      'Bijoux > Colliers',
      'Bijoux > Montres',
    ],
  },
  es: {
    shoes: ['Calzado', 'Zapatos'],
    bags: ['Bolsos, carteras y fundas > Bolsos'],
    accessories: [
      'Accesorios de ropa > Cinturones',
      'Accesorios de ropa > Sombreros',
      'Accesorios de ropa > Gafas de sol',
      'Joyería > Pendientes',
      'Joyería > Collares',
      'Joyería > Relojes',
    ],
  },
  it: {
    shoes: ['Scarpe'],
    bags: ['Borse, portafogli e custodie > Borse'],
    accessories: [
      'Accessori abbigliamento > Cinture',
      'Accessori abbigliamento > Cappelli',
      'Accessori abbigliamento > Occhiali da sole',
      'Gioielli > Orecchini',
      'Gioielli > Collane',
      'Gioielli > Orologi',
    ],
  },
  pt: {
    shoes: ['Sapatos', 'Calçados'],
    bags: ['Bolsas, carteiras e estojos > Bolsas'],
    accessories: [
      'Acessórios de vestuário > Cintos',
      'Acessórios de vestuário > Chapéus',
      'Acessórios de vestuário > Óculos de sol',
      'Joias > Brincos',
      'Joias > Colares',
      'Joias > Relógios',
    ],
  },
  ru: {
    shoes: ['Обувь'],
    bags: ['Сумки, кошельки и чехлы > Сумки'],
    accessories: [
      'Аксессуары для одежды > Ремни',
      'Аксессуары для одежды > Шляпы',
      'Ювелирные изделия > Серьги',
      'Ювелирные изделия > Ожерелья',
      'Ювелирные изделия > Часы',
    ],
  },
  ja: {
    shoes: ['靴'],
    bags: ['ハンドバッグ・財布・ケース > ハンドバッグ'],
    accessories: [
      '衣料品アクセサリー > ベルト',
      '衣料品アクセサリー > 帽子',
      '衣料品アクセサリー > サングラス',
      'ジュエリー > イヤリング',
      'ジュエリー > ネックレス',
      'ジュエリー > 腕時計',
    ],
  },
  zh: {
    shoes: ['鞋', '鞋靴'],
    bags: ['手提包、钱包和保护套 > 手提包'],
    accessories: [
      '服装配饰 > 腰带',
      '服装配饰 > 帽子',
      '服装配饰 > 太阳镜',
      '珠宝首饰 > 耳环',
      '珠宝首饰 > 项链',
      '珠宝首饰 > 手表',
    ],
  },
  ar: {
    shoes: ['أحذية'],
    bags: ['حقائب يد ومحافظ > حقائب يد'],
    accessories: [
      'إكسسوارات الملابس > أحزمة',
      'إكسسوارات الملابس > قبعات',
      'إكسسوارات الملابس > نظارات شمسية',
      'مجوهرات > أقراط',
      'مجوهرات > قلادات',
      'مجوهرات > ساعات',
    ],
  },
}

const told = (shelves: Partial<Record<CategoryOrNone, string[]>>, before: string) =>
  Object.entries(shelves).flatMap(([shelf, paths]) =>
    paths.map((path) => [`${before} > ${path}`, shelf] as const),
  )

const cases = (Object.keys(branches) as Language[]).flatMap((language) => {
  const { root, clothes, shelves } = branches[language]
  return [...told(shelves, `${root} > ${clothes}`), ...told(beside[language], root)]
})

test.each(cases)('%s is of %s', (path, shelf) => {
  expect(readPath(path, true, categories)).toBe(shelf)
})

test.each(Object.values(branches))('of $root and $clothes alone nothing is known', ({ root, clothes }) => {
  expect(readPath(root, true, categories)).toBeNull()
  expect(readPath(`${root} > ${clothes}`, true, categories)).toBeNull()
})
