import type { Body } from '../body.ts'

/** A ball around the origin, radius in cm. */
export const ball = (radius: number): Body => ({
  sample(x, y, z, out) {
    const away = Math.hypot(x, y, z) || 1
    out.set([away - radius, x / away, y / away, z / away])
  },
})

/** A level pole along z through the origin, radius in cm. */
export const pole = (radius: number): Body => ({
  sample(x, y, _z, out) {
    const away = Math.hypot(x, y) || 1
    out.set([away - radius, x / away, y / away, 0])
  },
})

/** Nobody there: only the side from which the cloth is seen. */
export const nobody: Body = { sample: (_x, _y, _z, out) => out.set([1e3, 0, 0, 1]) }
