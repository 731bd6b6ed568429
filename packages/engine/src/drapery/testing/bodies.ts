import type { Collider } from '../cloth.ts'

/** A ball around the origin, radius in cm. */
export const ball = (radius: number) =>
  ({
    sample(x, y, z, out) {
      const away = Math.hypot(x, y, z) || 1
      out.set([away - radius, x / away, y / away, z / away])
    },
  }) satisfies Collider

/** A level pole along z through the origin, radius in cm. */
export const pole = (radius: number) =>
  ({
    sample(x, y, _z, out) {
      const away = Math.hypot(x, y) || 1
      out.set([away - radius, x / away, y / away, 0])
    },
  }) satisfies Collider

/** Nobody there: only the side from which the cloth is seen. */
export const nobody = { sample: (_x, _y, _z, out) => out.set([1e3, 0, 0, 1]) } satisfies Collider
