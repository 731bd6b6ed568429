/** Everybody's height at rest, cm: what is measured on a figure is relative to it. */
export const STATURE = 168

/**
 * A body that takes many shapes and poses. Centimetres; at rest she stands with her arms half lifted, her pelvis at the
 * origin, x to her left, y up, z the way she looks.
 */
export type FigureModel = {
  /** The middle body: three numbers a vertex. */
  mean: Float32Array
  /** What one standard deviation of each shape adds to it. The shapes vary independently among people. */
  shapes: Float32Array[]
  triangles: Uint16Array
  /** Four bones a vertex and their shares, which add up to 1. */
  skinBones: Uint8Array
  skinShares: Float32Array
  bones: Bone[]
  points: Points
  /** Shapes of usual people, to begin from. */
  builds: Build[]
}

export type Build = { name: string; shape: Float64Array }

export type Bone = {
  name: BoneName
  /** -1 for the pelvis, which has none. Parents come before their children. */
  parent: number
  /** The joint that it turns around, among the points. */
  head: number
}

/** Joints and other places that move with one bone each, and with the shape. */
export type Points = {
  names: string[]
  bones: Uint8Array
  mean: Float32Array
  shapes: Float32Array[]
}

export const boneNames = [
  'pelvis',
  'spine_01',
  'spine_02',
  'spine_03',
  'neck_01',
  'head',
  'clavicle_l',
  'upperarm_l',
  'lowerarm_l',
  'hand_l',
  'clavicle_r',
  'upperarm_r',
  'lowerarm_r',
  'hand_r',
  'thigh_l',
  'calf_l',
  'foot_l',
  'thigh_r',
  'calf_r',
  'foot_r',
] as const
export type BoneName = (typeof boneNames)[number]

/** The bone that moves a vertex most. */
export function mainBone({ skinBones, skinShares }: FigureModel, vertex: number) {
  let best = 4 * vertex
  for (let k = best + 1; k < 4 * vertex + 4; k++) if (skinShares[k] > skinShares[best]) best = k
  return skinBones[best]
}
