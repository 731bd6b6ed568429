import sharp from 'sharp'

/** A picture of a shop's is on white, and so is what was made a JPEG on its way. */
const white = 236

/**
 * The piece without the white around it, so that it does not lie on her as a card. Only white that is joined to the edge goes: a white
 * shirt stays whole where anything outlines it.
 */
export async function cutOut(garment: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(garment)
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const isWhite = (at: number) => [0, 1, 2].every((part) => (data[at * 4 + part] ?? 0) >= white)
  const seen = new Uint8Array(width * height)
  const next: number[] = []
  const look = (x: number, y: number) => {
    const at = y * width + x
    if (x < 0 || y < 0 || x >= width || y >= height || seen[at] || !isWhite(at)) return
    seen[at] = 1
    next.push(at)
  }
  for (let x = 0; x < width; x++) [0, height - 1].forEach((y) => look(x, y))
  for (let y = 0; y < height; y++) [0, width - 1].forEach((x) => look(x, y))
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)]
    look(x - 1, y)
    look(x + 1, y)
    look(x, y - 1)
    look(x, y + 1)
    data[at * 4 + 3] = 0
  }
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}
