import type { SewnPiece } from '../drapery/sewn.ts'

/** Where a piece's cloth ends: of each node on the trunk's border the two beside it; and which nodes are joined at all. */
export type Border = {
  beside: Record<number, [number, number]>
  isBorder: Uint8Array
  neighbours: number[][]
}

const known = new WeakMap<SewnPiece, Border>()

/** It does not depend on who wears the piece. */
export function borderOf(piece: SewnPiece): Border {
  const made = known.get(piece) ?? findBorder(piece)
  known.set(piece, made)
  return made
}

function findBorder({ triangles, node, clothNodes, surfaces, surfaceOf }: SewnPiece): Border {
  const joined = Array.from({ length: clothNodes }, () => new Map<number, number>())
  const join = (a: number, b: number) => joined[a].set(b, (joined[a].get(b) ?? 0) + 1)
  for (let t = 0; t < triangles.length; t += 3) {
    const corners = [node[triangles[t]], node[triangles[t + 1]], node[triangles[t + 2]]]
    if (corners.some((n) => n >= clothNodes)) continue
    corners.forEach((a, k) => {
      const b = corners[(k + 1) % 3]
      join(a, b)
      join(b, a)
    })
  }
  const isSleeve = new Uint8Array(clothNodes)
  node.forEach((n, corner) => {
    if (n < clothNodes && surfaces[surfaceOf[corner]].carrier !== 'trunk') isSleeve[n] = 1
  })
  const isBorder = new Uint8Array(clothNodes)
  const beside: Border['beside'] = {}
  joined.forEach((others, n) => {
    // A side that one triangle has is the border's.
    const along = [...others].filter(([, count]) => count === 1).map(([other]) => other)
    if (along.length > 0) isBorder[n] = 1
    if (along.length === 2 && !isSleeve[n]) beside[n] = [along[0], along[1]]
  })
  return { beside, isBorder, neighbours: joined.map((others) => [...others.keys()]) }
}
