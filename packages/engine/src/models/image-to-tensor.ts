/** Four bytes a pixel. */
export type Pixels = Pick<ImageData, 'width' | 'height' | 'data'>

/** A turned square: its middle and its side in pixels, and its turn in radians, clockwise as seen. */
export type Roi = { x: number; y: number; side: number; turn: number }

/** Steps between two pixels that OpenCV knows. */
const STEPS = 32

type TensorOptions = {
  /** What black becomes; white becomes 1. */
  black: number
  /** Is it black beyond the picture? Otherwise the border goes on. */
  isBlackBeyond: boolean
}

/**
 * What lies in a square of the picture, `side`² times red, green and blue.
 *
 * Samples as OpenCV's `warpPerspective` does, which MediaPipe's calculator of this name calls: pixels lie on the corners
 * of a grid, places are rounded to 1/32 pixel and colours to whole numbers. The networks answer visibly otherwise to
 * a picture that is half a pixel away.
 */
export function imageToTensor(
  { width, height, data }: Pixels,
  roi: Roi,
  side: number,
  { black, isBlackBeyond }: TensorOptions,
): Float32Array {
  const tensor = new Float32Array(side * side * 3)
  const across = (Math.cos(roi.turn) * roi.side) / side
  const down = (Math.sin(roi.turn) * roi.side) / side
  const scale = (1 - black) / 255
  const right = width - 1
  const bottom = height - 1
  /** The first byte of a pixel, or of none. */
  const at = (x: number, y: number) => {
    if (x >= 0 && x <= right && y >= 0 && y <= bottom) return (y * width + x) * 4
    if (isBlackBeyond) return -1
    return (Math.min(bottom, Math.max(0, y)) * width + Math.min(right, Math.max(0, x))) * 4
  }
  const read = (pixel: number, channel: number) => (pixel < 0 ? 0 : data[pixel + channel])
  for (let row = 0, i = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const u = column - side / 2
      const v = row - side / 2
      const x = Math.round((roi.x + across * u - down * v) * STEPS) / STEPS
      const y = Math.round((roi.y + down * u + across * v) * STEPS) / STEPS
      const left = Math.floor(x)
      const top = Math.floor(y)
      const [fx, fy] = [x - left, y - top]
      const [a, b, c, d] = [at(left, top), at(left + 1, top), at(left, top + 1), at(left + 1, top + 1)]
      for (let channel = 0; channel < 3; channel++) {
        const upper = read(a, channel) * (1 - fx) + read(b, channel) * fx
        const lower = read(c, channel) * (1 - fx) + read(d, channel) * fx
        tensor[i++] = black + scale * Math.round(upper * (1 - fy) + lower * fy)
      }
    }
  }
  return tensor
}
