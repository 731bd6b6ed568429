/** A post of two bones with a skin of four places and one shape: enough to see whether things move as they should. */
import { boneNames, type FigureModel } from '../model.ts'

export function postModel(): FigureModel {
  const mean = Float32Array.of(0, 0, 0, 0, 10, 0, 0, 20, 0, 3, 20, 1)
  return {
    mean,
    shapes: [Float32Array.of(0, 0, 0, 0, 1, 0, 0, 2, 0, 0, 2, 0)],
    triangles: Uint16Array.of(0, 1, 3, 1, 2, 3),
    skinBones: Uint8Array.of(0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0),
    skinShares: Float32Array.of(1, 0, 0, 0, 0.5, 0.5, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0),
    bones: [
      { name: boneNames[0], parent: -1, head: 0 },
      { name: boneNames[1], parent: 0, head: 1 },
    ],
    points: {
      names: ['low', 'high'],
      bones: Uint8Array.of(0, 1),
      mean: Float32Array.of(0, 0, 0, 0, 10, 0),
      shapes: [Float32Array.of(0, 0, 0, 0, 1, 0)],
    },
    builds: [{ name: 'a post', shape: Float64Array.of(0.5) }],
  }
}
