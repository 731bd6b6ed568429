/** A cut brought onto what a picture shows. */
export type Laid = {
  /** Three numbers a node: its places on the mannequin, cm. */
  at: Float32Array
  /** Two a corner: where in the picture its colour is, px. */
  texels: Float32Array
}
