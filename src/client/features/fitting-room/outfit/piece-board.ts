import { closetIdOf } from '#client/features/closet/closet-address.ts'
import type { OutfitPreset } from '#shared/outfits.ts'

type Garment = OutfitPreset['garments'][number]
type Place = 'alone' | 'whole' | 'upper' | 'lower' | 'outer' | 'feet' | 'hand'
type Box = { x: number; y: number; width: number; height: number }

const size = { width: 600, height: 800 }

const places: Record<Garment['category'], Place> = {
  tops: 'upper',
  bottoms: 'lower',
  skirts: 'lower',
  dresses: 'whole',
  outerwear: 'outer',
  shoes: 'feet',
  bags: 'hand',
}

const box = (x: number, y: number, right: number, bottom: number): Box => ({
  x: x * size.width,
  y: y * size.height,
  width: (right - x) * size.width,
  height: (bottom - y) * size.height,
})

/** Where each piece lies on the board, given as fractions of it; beside a coat the other pieces move to the right. */
const boxes: Record<Place, { alone: Box; besideCoat: Box }> = {
  alone: { alone: box(0.1, 0.07, 0.9, 0.93), besideCoat: box(0.1, 0.07, 0.9, 0.93) },
  outer: { alone: box(0.04, 0.05, 0.56, 0.74), besideCoat: box(0.04, 0.05, 0.56, 0.74) },
  whole: { alone: box(0.1, 0.07, 0.9, 0.93), besideCoat: box(0.48, 0.2, 0.96, 0.95) },
  upper: { alone: box(0.07, 0.06, 0.67, 0.53), besideCoat: box(0.51, 0.08, 0.96, 0.48) },
  lower: { alone: box(0.44, 0.36, 0.93, 0.95), besideCoat: box(0.44, 0.44, 0.9, 0.96) },
  hand: { alone: box(0.62, 0.62, 0.96, 0.95), besideCoat: box(0.64, 0.66, 0.96, 0.97) },
  feet: { alone: box(0.06, 0.7, 0.42, 0.95), besideCoat: box(0.06, 0.74, 0.42, 0.97) },
}

/** The order of drawing: the last one lies on top. */
const order: Place[] = ['lower', 'whole', 'outer', 'upper', 'feet', 'hand', 'alone']

/**
 * Draws the chosen pieces into one picture, like the pictures of the presets. Gives back an object URL, which lasts as
 * long as the page. Throws if a picture cannot be loaded.
 */
export async function drawPieces(garments: Garment[]) {
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas to draw on')
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--ground')
  context.fillRect(0, 0, size.width, size.height)
  const hasCoat = garments.some(({ category }) => category === 'outerwear')
  const opened = garments.map(async ({ image, category }) => ({
    picture: await openPicture(closetIdOf(image) ? await ownUrl(image) : image),
    place: garments.length === 1 ? ('alone' as const) : places[category],
  }))
  const laid = (await Promise.all(opened)).toSorted((a, b) => order.indexOf(a.place) - order.indexOf(b.place))
  for (const { picture, place } of laid) lay(context, picture, boxes[place][hasCoat ? 'besideCoat' : 'alone'])
  const { promise, resolve } = Promise.withResolvers<Blob | null>()
  canvas.toBlob(resolve, 'image/webp', 0.9)
  const blob = await promise
  if (!blob) throw new Error('the board could not be written')
  return URL.createObjectURL(blob)
}

const ownUrl = async (address: string) =>
  await (await import('#client/features/closet/own-pieces.ts')).ownPictureUrl(address)

type Opened = { image: HTMLImageElement; cut: Box; isCutOut: boolean }

/** Loads a picture and finds the box of the piece in it: a cut-out has transparent margins. */
async function openPicture(address: string): Promise<Opened> {
  const image = new Image()
  image.src = address
  await image.decode()
  const { naturalWidth: width, naturalHeight: height } = image
  const probe = Object.assign(document.createElement('canvas'), { width: 96, height: 128 })
  const context = probe.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas to draw on')
  context.drawImage(image, 0, 0, 96, 128)
  const { data } = context.getImageData(0, 0, 96, 128)
  const [xs, ys] = [[] as number[], [] as number[]]
  for (let at = 0; at < 96 * 128; at++) {
    if ((data[at * 4 + 3] ?? 0) < 24) continue
    xs.push(at % 96)
    ys.push(Math.floor(at / 96))
  }
  if (xs.length === 0) throw new Error(`the picture ${address} is empty`)
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b))
  const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b))
  const [x, y] = [least(xs), least(ys)]
  const [scaleX, scaleY] = [width / 96, height / 128]
  return {
    image,
    isCutOut: xs.length < 96 * 128 * 0.98,
    cut: {
      x: x * scaleX,
      y: y * scaleY,
      width: (most(xs) - x + 1) * scaleX,
      height: (most(ys) - y + 1) * scaleY,
    },
  }
}

function lay(context: CanvasRenderingContext2D, { image, cut, isCutOut }: Opened, into: Box) {
  const scale = Math.min(into.width / cut.width, into.height / cut.height)
  const [width, height] = [cut.width * scale, cut.height * scale]
  context.save()
  if (isCutOut) {
    context.shadowColor = 'rgb(60 36 24 / 0.2)'
    context.shadowBlur = 16
    context.shadowOffsetY = 8
  } else {
    // Multiplying turns a shop's white ground into the board's colour.
    context.globalCompositeOperation = 'multiply'
  }
  const x = into.x + (into.width - width) / 2
  const y = into.y + (into.height - height) / 2
  context.drawImage(image, cut.x, cut.y, cut.width, cut.height, x, y, width, height)
  context.restore()
}
