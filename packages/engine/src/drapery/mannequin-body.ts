/** x to the picture's right, y up from the floor, z towards the camera. */
export type Vector = readonly [number, number, number]

/** The joints of an arm of the mannequin on which pieces are draped, in its body space (cm). */
interface Arm {
  shoulder: Vector
  elbow: Vector
  wrist: Vector
}

/** Arms hang a little outwards, each its own way: nobody stands in perfect symmetry. */
function arm(side: -1 | 1, upperDegrees: number, lowerDegrees: number, forward: number): Arm {
  const shoulder: Vector = [side * 16, 136.8, -1.2]
  const hang = (from: Vector, degrees: number, length: number, dz: number): Vector => {
    const a = (degrees * Math.PI) / 180
    return [from[0] + side * Math.sin(a) * length, from[1] - Math.cos(a) * length, from[2] + dz]
  }
  const elbow = hang(shoulder, upperDegrees, 28, -0.5)
  return { shoulder, elbow, wrist: hang(elbow, lowerDegrees, 25.5, forward) }
}
export const arms = { left: arm(-1, 24, 19, 3.2), right: arm(1, 25.5, 21, 2.6) }
