import * as v from 'valibot'

/** The fields of a product that an editor may look for in other columns. */
export const mappedFields = [
  'id',
  'title',
  'brand',
  'description',
  'link',
  'image',
  'price',
  'salePrice',
  'currency',
  'availability',
  'type',
  'gender',
  'colour',
  'size',
  'material',
  'group',
] as const

const column = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(80))

/** For a field the names of columns, of which the first that is not empty counts. */
export const feedMapping = v.record(v.picklist(mappedFields), v.pipe(v.array(column), v.maxLength(5)))
export type FeedMapping = v.InferOutput<typeof feedMapping>

const feedId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))

export const feedParam = v.object({ id: feedId })

/** Null for what the dialect finds by itself. */
export const mappingInput = v.object({ mapping: v.nullable(feedMapping) })
