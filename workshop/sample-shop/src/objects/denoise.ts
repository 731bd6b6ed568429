import sharp from 'sharp'
import type { Raw } from '../encode.ts'

/**
 * Debian's Blender is built without a denoiser, so this joint bilateral filter is ours: a pixel is averaged
 * with neighbours of like surface colour and like normal (nearly noiseless passes of the same picture), and
 * of like brightness once small grains are smoothed away, which keeps shadows and reflections where they are.
 */
const reach = 5
const spread = { distance: 2.6, albedo: 0.035, normal: 0.06, light: 0.055 }

interface Plane {
  width: number
  height: number
  data: Float32Array
}

async function readPlane(path: string, channels: 3 | 4): Promise<Plane> {
  const opened = sharp(path).toColourspace('rgb16')
  const { data, info } = await (channels === 4 ? opened.ensureAlpha() : opened.removeAlpha())
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true })
  const words = new Uint16Array(data.buffer, data.byteOffset, data.length / 2)
  return { width: info.width, height: info.height, data: Float32Array.from(words, (w) => w / 65535) }
}

/** Mean of the 3 × 3 pixels around each; what is transparent does not count. */
function calm({ width, height, data }: Plane) {
  const out = new Float32Array(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let [r, g, b, sum] = [0, 0, 0, 1e-6]
      for (let j = Math.max(0, y - 1); j <= Math.min(height - 1, y + 1); j++)
        for (let i = Math.max(0, x - 1); i <= Math.min(width - 1, x + 1); i++) {
          const at = 4 * (j * width + i)
          const weight = data[at + 3]
          r += weight * data[at]
          g += weight * data[at + 1]
          b += weight * data[at + 2]
          sum += weight
        }
      out.set([r / sum, g / sum, b / sum], 3 * (y * width + x))
    }
  return out
}

/** Squared distance of two pixels of a three-channel plane. */
const apart = (plane: Float32Array, a: number, b: number) =>
  (plane[a] - plane[b]) ** 2 + (plane[a + 1] - plane[b + 1]) ** 2 + (plane[a + 2] - plane[b + 2]) ** 2

function filter(picture: Plane, albedo: Float32Array, normal: Float32Array): Plane {
  const { width, height, data } = picture
  const guide = calm(picture)
  const out = new Float32Array(data)
  const near = Array.from({ length: 2 * reach + 1 }, (_, k) => ((k - reach) / spread.distance) ** 2 / 2)
  const [ka, kn, kl] = [spread.albedo, spread.normal, spread.light].map((s) => 1 / (2 * s * s))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (data[4 * at + 3] === 0) continue
      let [r, g, b, sum] = [0, 0, 0, 0]
      for (let j = Math.max(0, y - reach); j <= Math.min(height - 1, y + reach); j++)
        for (let i = Math.max(0, x - reach); i <= Math.min(width - 1, x + reach); i++) {
          const other = j * width + i
          const alpha = data[4 * other + 3]
          if (alpha === 0) continue
          const far =
            near[j - y + reach] +
            near[i - x + reach] +
            ka * apart(albedo, 3 * at, 3 * other) +
            kn * apart(normal, 3 * at, 3 * other) +
            kl * apart(guide, 3 * at, 3 * other)
          if (far > 9) continue
          const weight = alpha * Math.exp(-far)
          r += weight * data[4 * other]
          g += weight * data[4 * other + 1]
          b += weight * data[4 * other + 2]
          sum += weight
        }
      out[4 * at] = r / sum
      out[4 * at + 1] = g / sum
      out[4 * at + 2] = b / sum
    }
  return { width, height, data: out }
}

/** `stem` is the path of Blender's picture without '.png'; its passes lie beside it. */
export async function denoise(stem: string): Promise<Raw> {
  const [picture, albedo, normal] = await Promise.all([
    readPlane(`${stem}.png`, 4),
    readPlane(`${stem}.albedo.0001.png`, 3),
    readPlane(`${stem}.normal.0001.png`, 3),
  ])
  const { width, height, data } = filter(filter(picture, albedo.data, normal.data), albedo.data, normal.data)
  return { width, height, rgba: Buffer.from(Uint8Array.from(data, (c) => Math.round(255 * c))) }
}
