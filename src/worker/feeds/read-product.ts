import * as v from 'valibot'
import { garmentCategories } from '@cabine/engine/contract/garment-categories.ts'
import { bagOf } from '#shared/bag-of-product.ts'
import { shoeOf } from '#shared/shoe-of-product.ts'
import { garmentLandmarks } from '#shared/garments.ts'
import { colourFamilyOf } from '@cabine/sophia/catalogue/colour-families.ts'
import { occasionsOf, seasonOf } from '@cabine/sophia/catalogue/occasion-rules.ts'
import type { Categories } from '@cabine/sophia/catalogue/read-category.ts'
import { colourFamilies, productOccasions, seasons } from '@cabine/sophia/vocabulary/product-categories.ts'
import { sizeChartText } from '#shared/size-chart.ts'
import { sizeWordsOf } from '#shared/sizes/size-words.ts'
import { systemNamed } from '#shared/sizes/size-systems.ts'
import { readAvailability } from './availability.ts'
import type { Columns, Dialect, Field } from './dialects/dialect.ts'
import { mendRow } from './mend-row.ts'
import { momentOf } from './read-sale.ts'
import { readCategory, readDepartment } from './read-category.ts'
import { readDelivery } from './read-delivery.ts'
import { readPrices } from './read-sale.ts'
import type { FeedContext, ProductDraft } from './product-draft.ts'
import { allValues, firstValue, type RawRow } from './rows/raw-row.ts'
import { plainText } from './plain-text.ts'
import { linkAddress, ownPath, pictureAddress } from './web-address.ts'

const most = {
  id: 128,
  title: 200,
  brand: 80,
  description: 1500,
  word: 60,
  sizes: 40,
  pictures: 8,
  landmarks: 16_000,
}

export type ReadProduct =
  | { product: ProductDraft; remarks: string[]; refused?: undefined }
  | { refused: string; isLost?: true }

const refuse = (refused: string): ReadProduct => ({ refused })

/** 'S, M, L', '38|40' and the lines of a cell are lists; '7/8' is one size. */
const splitList = (values: readonly string[]) => values.flatMap((value) => value.split(/[,;|\n]/))

function distinct(values: readonly string[], maxValues: number) {
  const cleaned = values.map((value) => plainText(value, most.word)).filter(Boolean)
  return [...new Set(cleaned)].slice(0, maxValues)
}

/**
 * Splits several addresses in one cell, in which a comma may be part of an address. A gap is matched from its
 * beginning only: from each of its characters a cell of blanks would take minutes.
 */
const splitAddresses = (values: readonly string[]) =>
  values.flatMap((value) => value.split(/(?<![,|\s])[,|\s]+(?=(?:https?:)?\/)/)).map((value) => value.trim())

const pick = <Choice extends string>(choices: readonly Choice[], said: string) =>
  choices.find((choice) => choice === said.trim().toLowerCase()) ?? null

function readLandmarks(said: string) {
  if (said === '' || said.length > most.landmarks) return null
  try {
    const read = v.safeParse(garmentLandmarks, JSON.parse(said))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

function readSizeChart(said: string) {
  const read = v.safeParse(sizeChartText, said)
  return read.success ? read.output : null
}

function nameAndBrand(title: string, brandColumn: string) {
  const [before = '', ...after] = title.split(' | ')
  const brand = plainText(brandColumn, most.brand)
  if (after.length === 0) return { brand, name: title }
  // With the brand in a column of its own, a bar within the title is part of the title.
  if (brand && before.toLowerCase() !== brand.toLowerCase()) return { brand, name: title }
  return { brand: brand || plainText(before, most.brand), name: after.join(' | ') }
}

function readAddresses(row: RawRow, { columns, pathOf }: Dialect, { isSample, shop, origin }: FeedContext) {
  const base = shop ?? (pathOf ? origin : null)
  const address = (raw: string, kind: 'link' | 'image') => {
    const path = pathOf?.[kind]
    const full = path && raw !== '' && !/^(?:https?:)?\/\//i.test(raw) ? path(raw) : raw
    const own = isSample ? ownPath(full) : null
    return own ?? (kind === 'link' ? linkAddress(full, base) : pictureAddress(full, base))
  }
  const links = allValues(row, columns.link)
  const pictures = splitAddresses(allValues(row, columns.image))
  const link = links.map((raw) => address(raw.trim(), 'link')).find(Boolean) ?? null
  const image = pictures.map((raw) => address(raw, 'image')).find(Boolean) ?? null
  const more = columns.moreImages?.flatMap((name) => row.get(name) ?? []) ?? []
  const moreImages = splitAddresses(more).flatMap((raw) => address(raw, 'image') ?? [])
  return {
    link,
    hasLink: links.length > 0,
    image,
    hasImage: pictures.length > 0,
    moreImages: [...new Set(moreImages)].filter((other) => other !== image).slice(0, most.pictures),
    sewn: address(firstValue(row, columns.sewn).trim(), 'image'),
  }
}

/** A title of a program is labelled so in a cell: 'trained_algorithmic_media:"Silk skirt"'. */
const withoutSource = (cell: string) =>
  cell.replace(/^(?:trained_algorithmic_media|default)\s*:\s*("?)(.*)\1$/s, '$2')

const maxFields = 4000

const countValues = (row: RawRow) =>
  [...row.values()].reduce((sum, values) => sum + values.filter((value) => value !== '').length, 0)

/** Reads a row as a product, or returns why it cannot be one. */
export function readProduct(
  written: RawRow,
  dialect: Dialect,
  context: FeedContext,
  categories: Categories,
): ReadProduct {
  if (written.size >= maxFields || countValues(written) >= maxFields) return refuse('too many fields')
  const { columns } = dialect
  const mended = mendRow(written)
  const row = mended ?? written
  const first = (field: Field) => firstValue(row, columns[field])
  const withdrawn = dialect.refuse?.(row)
  if (withdrawn) return refuse(withdrawn)

  const itemId = plainText(first('id'), most.id + 1)
  if (itemId === '') return refuse('id missing')
  if (itemId.length > most.id) return refuse('id too long')
  const title = plainText(withoutSource(first('title')), most.title)
  if (title === '') return refuse('title missing')

  if (momentOf(first('expires')) < context.now) return refuse('its expiration date is over')

  const { link, hasLink, image, hasImage, moreImages, sewn } = readAddresses(row, dialect, context)
  if (!link) return refuse(hasLink ? 'link is not a web address' : 'link missing')
  if (!image) return refuse(hasImage ? 'picture is not a web address' : 'picture missing')

  const prices = readPrices(row, columns, context)
  if ('refused' in prices) return refuse(prices.refused)

  const product = {
    itemId,
    groupId: plainText(first('group'), most.id),
    ...nameAndBrand(title, first('brand')),
    description: plainText(withoutSource(first('description')), most.description),
    ...prices,
    productUrl: link,
    imageUrl: image,
    additionalImages: moreImages,
    sewnUrl: sewn,
  }
  const delivery = readDelivery(row, columns, prices.currency)
  const described = describe(row, columns, { title, description: product.description }, categories)
  const said = first('availability')
  const availability = readAvailability(said)
  return {
    product: {
      ...product,
      ...described,
      // What is not understood is not promised.
      availability: availability ?? 'out_of_stock',
      ...(delivery && { delivery }),
    },
    remarks: [
      ...(mended ? ['taken with its text mended, which was encoded twice'] : []),
      ...(described.category === 'unknown' ? ['taken without a category, since none is known'] : []),
      ...(availability === null
        ? [`taken for out of stock, since its availability is not understood: ${plainText(said, 40)}`]
        : []),
    ],
  }
}

/** Its category and further properties: from the feed's own fields, otherwise from its words. */
function describe(
  row: RawRow,
  columns: Columns,
  { title, description }: { title: string; description: string },
  categories: Categories,
) {
  const first = (field: Field) => firstValue(row, columns[field])
  const type = plainText(first('type'), 300)
  const { name } = nameAndBrand(title, '')
  const { category, named } = readCategory(row, columns, { name, description }, categories)
  const colours = distinct(splitList(allValues(row, columns.colour)), 3)
  const words = `${name} ${type} ${description.slice(0, 300)}`
  const said = allValues(row, columns.occasion).flatMap((occasion) => pick(productOccasions, occasion) ?? [])
  const landmarks = readLandmarks(first('landmarks'))
  const sizeChart = readSizeChart(first('sizeChart'))
  const sizeSystem = systemNamed(first('sizeSystem'))
  const hex = first('dominantColour').toLowerCase()
  const sizes = distinct(splitList(allValues(row, columns.size)), most.sizes)
  const kids = /^(?:newborn|infant|toddler|kids?|child(?:ren)?)$/i.test(first('ageGroup'))
  const department = kids
    ? ('kids' as const)
    : readDepartment({ gender: first('gender'), words: `${title} ${type}` }, named, categories)
  return {
    category,
    department,
    colour: colours.join(', '),
    colourFamily:
      pick(colourFamilies, first('colourFamily')) ?? colourFamilyOf(colours[0] ?? '') ?? colourFamilyOf(name),
    material: plainText(first('material'), most.word),
    sizes,
    sizeWords: sizeWordsOf({ category, department, sizeSystem, sizes }).join(' '),
    // A vase is not worn for an occasion, nor what nobody knows.
    occasions:
      said.length > 0 || category === 'home' || category === 'unknown'
        ? [...new Set(said)]
        : occasionsOf(words),
    season: pick(seasons, first('season')) ?? seasonOf(words),
    dominantColour: /^#[0-9a-f]{6}$/.test(hex) ? hex : null,
    garmentCategory:
      pick(garmentCategories, first('garmentCategory')) ??
      pick(garmentCategories, category) ??
      (category === 'shoes' && shoeOf(name, '') ? ('shoes' as const) : null) ??
      (category === 'bags' && bagOf(name) ? ('bags' as const) : null),
    landmarks,
    sizeChart,
    ...(sizeSystem && { sizeSystem }),
  }
}
