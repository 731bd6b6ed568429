import { ascii, keep, view } from './bytes.ts'

export type Box = { type: string; from: number; end: number }

/** The boxes of a section of an ISO base media file (ISO/IEC 14496-12, 4.2), without their headers. */
export function boxes(bytes: Uint8Array, from: number, to: number): Box[] {
  const data = view(bytes)
  const found: Box[] = []
  for (let at = from; at + 8 <= to;) {
    const size = data.getUint32(at)
    const header = size === 1 ? 16 : 8
    const length = size === 1 ? Number(data.getBigUint64(at + 8)) : size === 0 ? to - at : size
    if (length < header || at + length > to) throw new RangeError('a box beyond the end')
    keep(found, { type: ascii(bytes, at + 4, 4), from: at + header, end: at + length })
    at += length
  }
  return found
}

/** All boxes that are reached through boxes of the types of `path`, one after the other. */
export const boxesAlong = (bytes: Uint8Array, path: string[], inside: Box[]): Box[] =>
  path.reduce(
    (found, type, depth) =>
      found
        .flatMap((box) => (depth === 0 ? [box] : boxes(bytes, box.from, box.end)))
        .filter((box) => box.type === type),
    inside,
  )

/** Reads numbers of 0, 1, 2, 4 or 8 bytes, as `iloc` declares them. */
export function reader(bytes: Uint8Array, from: number) {
  const data = view(bytes)
  let at = from
  return (size: number) => {
    const value =
      size === 8
        ? Number(data.getBigUint64(at))
        : size === 4
          ? data.getUint32(at)
          : size === 2
            ? data.getUint16(at)
            : size === 1
              ? data.getUint8(at)
              : 0
    at += size
    return value
  }
}
