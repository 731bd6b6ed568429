import type { Traits } from '../../vocabulary/traits.ts'
import type { Candidate } from './candidate.ts'

/** What all colours of a design have in common. */
const ofDesign = ['sleeves', 'neck', 'hem', 'fit', 'heel', 'isLined', 'figure'] as const

/** A piece of a design has the cut of its other colours, which a shop describes once. */
export function withSiblings<Piece extends Candidate>(pool: readonly Piece[]): Piece[] {
  const groups = new Map<string, Traits[]>()
  for (const { groupId, traits } of pool)
    if (groupId && traits) groups.set(groupId, [...(groups.get(groupId) ?? []), traits])
  return pool.map((piece) => {
    const own = piece.traits
    const siblings = groups.get(piece.groupId) ?? []
    if (!own || siblings.length < 2) return piece
    const known = ofDesign.flatMap((name) => {
      const value = own[name] ?? siblings.find((one) => one[name] !== undefined)?.[name]
      return value === undefined ? [] : [[name, value] as const]
    })
    return { ...piece, traits: { ...own, ...Object.fromEntries(known) } }
  })
}
