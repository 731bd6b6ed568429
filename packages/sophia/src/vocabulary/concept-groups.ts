import { concepts, type Concept } from './concepts.ts'

const names = Object.keys(concepts) as Concept[]
const between = (first: Concept, last: Concept): ReadonlySet<string> =>
  new Set(names.slice(names.indexOf(first), names.indexOf(last) + 1))

/** What the concepts are about, in the order of their table. */
export const kinds = between('trousers', 'towel')
export const colours = between('black', 'terracotta')
export const materials = between('cotton', 'pearl')
export const patterns = between('striped', 'ruffled')
export const cuts = between('mini', 'hooded')
