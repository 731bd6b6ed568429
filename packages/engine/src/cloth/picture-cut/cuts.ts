import { decodeSewn, splitParts } from '../../drapery/sewn-file.ts'
import type { SewnPiece } from '../../drapery/sewn.ts'
import type { GarmentCategory } from '../../contract/garment-categories.ts'
import type { GarmentLandmarks } from '../../contract/garment-landmarks.ts'

export type CutFacts = {
  /** What it may stand for. */
  of: GarmentCategory[]
  /** Of trousers and skirts: whether the legs are covered. */
  sleeves: 'none' | 'straps' | 'short' | 'long'
  /** Where its seams lie, cm of the mannequin's space as seen from the front, y up. */
  landmarks: GarmentLandmarks
}
export type Cut = CutFacts & { piece: SewnPiece }

/** Reads the file that `workshop/engine-studies/cuts.ts` writes, unpacked. */
export function decodeCuts(bytes: ArrayBuffer): Cut[] {
  const [json] = splitParts(bytes, 1)
  const facts = JSON.parse(String.fromCharCode(...json)) as CutFacts[]
  const parts = splitParts(bytes, facts.length + 1)
  return facts.map((one, i) => ({ ...one, piece: decodeSewn(parts[i + 1].buffer).piece }))
}
