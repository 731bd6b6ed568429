/** A rectangle of the pattern, cm: its upper left corner and its size. */
export interface Box {
  left: number
  top: number
  wide: number
  high: number
}
/** Where a box lies, and how large it is, in texels; all even, so that maps of half the size fit. */
export interface Slot {
  x: number
  y: number
  width: number
  height: number
}
export interface Atlas {
  /** Texels a centimetre. */
  scale: number
  width: number
  height: number
  slots: Slot[]
}

const finest = 8
const longest = 1536
const maxTexels = 1_100_000

/** Lays boxes out on shelves, the tallest first: as fine as a map of that size can be, and as square as possible. */
export function pack(boxes: Box[]): Atlas {
  for (let scale = finest; ; scale -= 0.25) {
    const atlas = shelve(boxes, scale)
    if (atlas) return atlas
  }
}

const even = (texels: number) => 2 * Math.ceil(texels / 2)

function shelve(boxes: Box[], scale: number): Atlas | undefined {
  const sizes = boxes.map(({ wide, high }) => ({ width: even(wide * scale), height: even(high * scale) }))
  const order = sizes.map((_, i) => i).sort((a, b) => sizes[b].height - sizes[a].height || a - b)
  let best: Atlas | undefined
  const cost = ({ width, height }: Atlas) => width * height + 100 * Math.abs(width - height)
  const narrowest = Math.max(...sizes.map(({ width }) => width))
  for (let limit = narrowest; limit <= longest; limit += 16) {
    const slots: Slot[] = []
    let [x, y, shelf, width] = [0, 0, 0, 0]
    for (const i of order) {
      if (x + sizes[i].width > limit) [x, y, shelf] = [0, y + shelf, 0]
      slots[i] = { x, y, ...sizes[i] }
      x += sizes[i].width
      width = Math.max(width, x)
      shelf = Math.max(shelf, sizes[i].height)
    }
    const atlas = { scale, width, height: y + shelf, slots }
    if (atlas.height <= longest && (!best || cost(atlas) < cost(best))) best = atlas
  }
  return best && best.width * best.height <= maxTexels ? best : undefined
}
