import type { CategoryOrNone } from '../vocabulary/categories.ts'

/**
 * Google's taxonomy by its numbers: the branch of clothes (166 and below), luggage (5181) and what a shop of clothes sells for a home.
 * Branches that are wider than a category of ours are left out: 166, clothes (1604), clothes for babies (182), sports (5322).
 */
const numbers: Record<CategoryOrNone, string> = {
  tops: '212 2745 3455 5410 5411',
  bottoms: '204 207 3128 3188 3729 3951 5378 5379 5408 5484 5506 5514 5552 5674 7003 7132 7236 7281',
  skirts: '1581 5344',
  dresses: '2271 5182 5250 5329 5330 5424 5441 6031 8149 8248',
  outerwear: '203 1831 2396 3066 5425 5461 5598 5673 5909 6006',
  shoes: '187',
  bags: '100 101 103 104 105 106 107 108 549 2668 3032 5181 5608 5620 6169 6551 6553 502974',
  accessories:
    '110 167 168 169 170 171 173 175 176 177 178 179 180 181 188 189 190 191 192 193 194 196 197 200 201 209 215 ' +
    '1483 1662 1786 1856 1893 1922 1933 1948 2020 2427 2477 3913 4057 4179 5114 5122 5123 5207 5385 5390 5422 5423 5443 5446 ' +
    '5567 5623 5624 5625 5650 5651 5652 5685 5687 5841 5914 5915 5939 5941 5942 6170 6183 6238 6268 6277 6460 6463 6552 6870 ' +
    '6984 6985 7054 7078 7133 7230 7305 7471 7521 8451 499972 502987 502988',
  home:
    '536 569 573 574 576 577 580 588 592 594 595 597 598 601 602 603 627 628 630 631 634 638 696 1985 2302 2314 2541 2547 2675 2700 ' +
    '2784 2882 2927 3840 3890 4077 4126 4143 4171 4203 4257 4453 4454 4546 5559 5708 5714 6325 6392 6456 6457 436 443 460 464 505287',
  none:
    '184 206 208 211 213 214 1516 1578 1580 1594 1675 1772 1807 2160 2292 2306 2562 2563 2580 2963 5183 5192 5193 5194 5327 5387 5388 5409 ' +
    '5412 5483 5490 5513 5549 5621 5622 5713 5834 7207 7208 7209 7210 7211 7313',
}

const table: ReadonlyMap<string, CategoryOrNone> = new Map(
  Object.entries(numbers).flatMap(([told, list]) =>
    list.split(' ').map((number) => [number, told as CategoryOrNone] as const),
  ),
)

/** What a number of Google's taxonomy tells. */
export const googleCategory = (number: string): CategoryOrNone | null => table.get(number) ?? null

/** The whole branch of clothes in the ten languages, and clothes within it: their names are not what a product is. */
export const branchNames =
  'Clothing, Bekleidung, Kleidung, Vêtements, Ropa, Abbigliamento, Roupas, Vestuário, Одежда, 衣料品, 服装, 服裝, ملابس, الملابس, ' +
  'Apparel & Accessories, Clothing & Accessories, Bekleidung & Accessoires, Vêtements et accessoires, Ropa y accesorios, ' +
  'Abbigliamento e accessori, Vestuário e acessórios, Roupas e acessórios, Предметы одежды и принадлежности, ' +
  'Одежда и аксессуары, ファッション・アクセサリー, 服饰与配饰, 服裝與配件, ملابس وإكسسوارات, الملابس والإكسسوارات'
