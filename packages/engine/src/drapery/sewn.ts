import type { Rgb } from './colour.ts'

/** Which part of the body carries a panel, and is all that it touches. Left is the picture's left. */
export const carriers = ['trunk', 'armLeft', 'armRight', 'legLeft', 'legRight'] as const
export type Carrier = (typeof carriers)[number]

/**
 * A piece sewn together as it hangs on the mannequin, coarse enough to be draped anew on somebody else. Centimetres of
 * the mannequin's body space. Corners belong to a surface and carry pattern coordinates; nodes are places that sewn
 * corners share, as in `Mesh`.
 */
export type SewnPiece = {
  /** Panels, which are cloth; then ribbons (collars, bows), which go where the cloth beside them goes. */
  surfaces: Surface[]
  /** Two numbers a corner: pattern coordinates, cm. */
  uv: Float32Array
  node: Uint16Array
  surfaceOf: Uint8Array
  /** Three corners each, counter-clockwise for who sees the cloth's outside. */
  triangles: Uint16Array
  /** Three numbers a node. */
  at: Float32Array
  /** Nodes from this one on are ribbons'. */
  clothNodes: number
  /** How far each node keeps off the body, cm: the cloth's thickness and what lies under it. */
  keep: Float32Array
  /** Length of the cloth, relative to the pattern, across and along: two numbers a corner. */
  shrink: Float32Array
  hand: { stretch: number; shear: number; bend: number; crumple: number }
  seed: number
  /** Nodes that stay where they are put, and how firmly, 0 to 1. */
  pins: { node: number; hold: number }[]
  /** Nodes that lie one over the other, `gap` cm apart; `fastened` ones are drawn together. */
  overlaps: SewnOverlap[]
  /** How it hangs with its front as its picture does not show it; absent where there is no other way to wear it. */
  otherFront?: OtherFront
  /** Slopes of the relief map reach from minus to plus this, rise over run. */
  steepest: number
}

export type SewnOverlap = { over: number; under: number; gap: number; fastened: boolean }

/** The same nodes with the front let go, or closed. */
export type OtherFront = {
  isOpen: boolean
  /** As in `SewnPiece`. */
  at: Float32Array
  overlaps: SewnOverlap[]
}

export type Surface = {
  name: string
  carrier: Carrier
  /** Where its pattern lies in the maps: the texel of a pattern place is (x + (u - left) · scale, y + (top - v) · scale). */
  chart: { x: number; y: number; left: number; top: number }
  /** As in `Fabric`. */
  gloss: number
  roughness: number
  grain: number
  dyed: number
  sheen: number
  sheenColour: Rgb | null
  inside: number
  lining: Rgb | null
}

/** What a piece looks like, as files of pictures. */
export type SewnMaps = {
  /** Texels a centimetre of the pattern, and the size of the colour map in texels. */
  scale: number
  width: number
  height: number
  /** sRGB, WebP: what a surface reflects, with its seams, buttons and pockets. */
  colour: Uint8Array<ArrayBuffer>
  /**
   * Grey, WebP, half as fine and twice as tall: above the slopes along the pattern's x, below those along its y, of
   * everything finer than the mesh: folds, weave, stitches. 128 is level.
   */
  relief: Uint8Array<ArrayBuffer>
}
