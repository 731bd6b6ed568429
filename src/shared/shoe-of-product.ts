import * as v from 'valibot'
import {
  shoeFinishes,
  shoeKinds,
  type Shoe,
  type ShoeFinish,
  type ShoeKind,
} from '@cabine/engine/contract/shoes.ts'

export const shoe = v.object({
  kind: v.picklist(shoeKinds),
  finish: v.picklist(shoeFinishes),
}) satisfies v.GenericSchema<Shoe>

/** Words of shops in their languages; the first match counts. Null: a kind that is not drawn. */
const kinds: [RegExp, ShoeKind | null][] = [
  [
    /sandal|slide|flip.?flop|espadrille|clog|wedge|platform|knee|riding.?boot|ankle.?strap|strappy|open.?toe|peep.?toe/,
    null,
  ],
  [/mary.?jane/, 'mary-jane'],
  [/slingback/, 'slingback'],
  [/\bmules?\b/, 'mule'],
  [/chelsea/, 'chelsea-boot'],
  [/ankle.?boot|bootie|heeled boot|block.heel boot|stiefelette|bottine|botín|stivaletto/, 'ankle-boot'],
  [/ballet|ballerina|\bflats?\b|bailarina/, 'ballet-flat'],
  [/loafer|moccasin|mocassin|mocasín|mocassino|slipper/, 'loafer'],
  [/sneaker|trainer|tennis shoe|court shoe.*lace|turnschuh|basket|zapatilla|tênis/, 'sneaker'],
  [/pump|stiletto|court shoe|escarpin|décolleté/, 'pump'],
]

const finishes: [RegExp, ShoeFinish][] = [
  [/patent|\black\b|lackleder|verni/, 'patent'],
  [/suede|nubuck|wildleder|\bdaim\b|\bante\b|camoscio/, 'suede'],
  [/metallic|gold|silver/, 'metallic'],
  [/satin|silk/, 'satin'],
  [/canvas|linen|cotton|mesh|knit/, 'canvas'],
]

/** Recognises a pair by its name and material; null for a kind that is not drawn. */
export function shoeOf(name: string, material: string): Shoe | null {
  const words = name.toLowerCase()
  const kind = kinds.find(([word]) => word.test(words))?.[1]
  if (!kind) return null
  const finish = finishes.find(([word]) => word.test(`${material.toLowerCase()} ${words}`))?.[1] ?? 'leather'
  return { kind, finish }
}
