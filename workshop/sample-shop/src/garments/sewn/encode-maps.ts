import sharp from 'sharp'

/** How much WebP keeps, 1 to 100, from what is wanted down to what dense tweed makes do with. */
const qualities = [
  { colour: 86, relief: 94 },
  { colour: 80, relief: 92 },
  { colour: 74, relief: 90 },
  { colour: 66, relief: 88 },
  { colour: 56, relief: 86 },
  { colour: 44, relief: 84 },
  { colour: 40, relief: 74 },
  { colour: 32, relief: 64 },
]

interface Maps {
  width: number
  height: number
  /** sRGB, three bytes a texel. */
  colours: Uint8Array
  /** Grey, half as wide. */
  slopes: Uint8Array
}

/** Both maps as WebP, in so many bytes at most if that can be. */
export async function encodeMaps({ width, height, colours, slopes }: Maps, most: number) {
  let files: Uint8Array[] = []
  for (const { colour, relief } of qualities) {
    files = await Promise.all([
      sharp(colours, { raw: { width, height, channels: 3 } })
        .webp({ quality: colour, effort: 5, smartSubsample: true })
        .toBuffer(),
      sharp(slopes, { raw: { width: width / 2, height, channels: 1 } })
        .webp({ quality: relief, effort: 5 })
        .toBuffer(),
    ])
    if (files.reduce((sum, { length }) => sum + length, 0) <= most) break
  }
  return files
}
