import { encode } from '#shared/alike/code.ts'
import { describe } from '#shared/alike/network.ts'
import { prepare } from '#shared/alike/prepare.ts'
import { weights } from '../catalogue/alike/network-weights.ts'
import { encodeWebp } from '../pictures/codecs.ts'

type Colour = readonly [red: number, green: number, blue: number]

const [width, height] = [120, 160]

/** Whether a place from 0 to 1 is the piece: trousers are long with two legs, bags are broad and low. */
const shapes = {
  trousers: (x: number, y: number) =>
    y > 0.1 && y < 0.95 && Math.abs(x - 0.5) < 0.22 && (y < 0.35 || Math.abs(x - 0.5) > 0.05),
  bag: (x: number, y: number) => y > 0.45 && y < 0.85 && Math.abs(x - 0.5) < 0.45,
}

/** A piece of one colour on a clear ground, a little brighter where that is asked for. */
export function drawPixels(shape: keyof typeof shapes, colour: Colour, brighter = 0) {
  const data = new Uint8ClampedArray(4 * width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (shapes[shape](x / width, y / height))
        data.set([...colour.map((value) => value + brighter), 255], 4 * (y * width + x))
  return { width, height, data }
}

export const drawPicture = (...drawn: Parameters<typeof drawPixels>) => encodeWebp(drawPixels(...drawn))

/** The code that a browser makes of such a picture. */
export const codeOfDrawn = async (...drawn: Parameters<typeof drawPixels>) =>
  encode(describe(prepare(drawPixels(...drawn)), await weights()))
