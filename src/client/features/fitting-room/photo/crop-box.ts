/** A part of a picture, in shares of its sides. */
export type Box = { left: number; top: number; width: number; height: number }

export const corners = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const
export type Corner = (typeof corners)[number]

export const whole: Box = { left: 0, top: 0, width: 1, height: 1 }

/** Of a side: a smaller part shows nobody from head to hips. */
const least = 0.15

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

export const isLeft = (corner: Corner) => corner === 'topLeft' || corner === 'bottomLeft'
export const isTop = (corner: Corner) => corner === 'topLeft' || corner === 'topRight'

export const placeOf = ({ left, top, width, height }: Box, corner: Corner) => ({
  x: isLeft(corner) ? left : left + width,
  y: isTop(corner) ? top : top + height,
})

/** The box with a corner at another place; the opposite corner stays. */
export function moveCorner({ left, top, width, height }: Box, corner: Corner, x: number, y: number): Box {
  const [right, bottom] = [left + width, top + height]
  const from = isLeft(corner) ? within(x, 0, right - least) : left
  const to = isLeft(corner) ? right : within(x, left + least, 1)
  const above = isTop(corner) ? within(y, 0, bottom - least) : top
  const below = isTop(corner) ? bottom : within(y, top + least, 1)
  return { left: from, top: above, width: to - from, height: below - above }
}

/** The same box elsewhere in the picture. */
export const moveBox = ({ left, top, width, height }: Box, dx: number, dy: number): Box => ({
  left: within(left + dx, 0, 1 - width),
  top: within(top + dy, 0, 1 - height),
  width,
  height,
})

/** The same part of a picture that is turned clockwise by a quarter. */
export const turnBox = ({ left, top, width, height }: Box): Box => ({
  left: 1 - top - height,
  top: left,
  width: height,
  height: width,
})
