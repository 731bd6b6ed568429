/**
 * Cloth hangs in a room: x to the picture's right, y up, z towards the camera, cm. A figure stands before a camera with y
 * down and z away; this turns three numbers a place from one to the other, in place.
 */
export function turnToRoom<T extends Float32Array | Float64Array>(places: T): T {
  for (let i = 0; i < places.length; i += 3) {
    places[i + 1] = -places[i + 1]
    places[i + 2] = -places[i + 2]
  }
  return places
}
