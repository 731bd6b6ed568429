/**
 * How much a decoder holds of a picture: the largest width and height that any part of the file asks for, in pixels, and
 * the number of frames. `parts` are the pixels of what it is put together from, where it is.
 */
export type Extent = { width: number; height: number; frames: number; parts?: number }

/** What is kept of a file, and its extent as every part of it says, not only the header. */
export type Stripped = Extent & { bytes: Uint8Array<ArrayBuffer> }

/** Collects what the parts of a file say. A file whose parts differ counts with the largest of them. */
export function measure() {
  const extent: Extent = { width: 0, height: 0, frames: 0 }
  const area = (width: number, height: number) => {
    extent.width = Math.max(extent.width, width)
    extent.height = Math.max(extent.height, height)
  }
  const frame = () => {
    extent.frames += 1
  }
  return { extent, area, frame }
}
