import { resize, type Pixels } from '../pictures/pixels.ts'

/** Pictures are looked at this wide, in pixels. */
const width = 48

/** As far from the ground, 0 to 441, a colour is the piece's. */
const offGround = 48
/** A piece that fills less of its picture tells nothing. */
const leastPiece = 0.1
/** Differences of a colour's channels, 0 to 255: a piece is of a clear colour from here on, in the mean. */
const clearChroma = 70
const leastChroma = 30
/** So many of its pixels have one hue, within `window` bins of the circle. */
const ofOneHue = 0.75
const bins = 24
const window = 4

/**
 * A place of her photo, as shares of its sides; the pixel of the picture that shows the same, and whether something else is there
 * now.
 */
export type ComparedPlace = { x: number; y: number; at: number; hasChanged: boolean }

/** Where something has changed, a hue within so many degrees is the piece's, with so much of its chroma in her light. */
const changed = { degrees: 40, chroma: 0.3 }
/** Where nothing has, she may have worn that colour before; a wall may have it beside her, and skin is near to a red. */
const kept = { degrees: 25, chroma: 0.6 }
const isWhereSheStands = ({ x, y }: ComparedPlace) => x > 0.25 && x < 0.75 && y > 0.12
/** A piece of clothing covers more of a picture than this. */
const leastOfPicture = 0.01

type Colour = { hue: number; chroma: number }

function colourAt({ data }: Pixels, pixel: number): Colour {
  const [red = 0, green = 0, blue = 0] = data.subarray(4 * pixel, 4 * pixel + 3)
  const most = Math.max(red, green, blue)
  const chroma = most - Math.min(red, green, blue)
  if (chroma === 0) return { hue: 0, chroma }
  const sixths =
    most === red
      ? (green - blue) / chroma
      : most === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4
  return { hue: (sixths * 60 + 360) % 360, chroma }
}

const small = (picture: Pixels) =>
  resize(
    picture,
    width,
    Math.max(8, Math.min(4 * width, Math.round((width * picture.height) / picture.width))),
  )

const isOpaque = ({ data }: Pixels, pixel: number) => (data[4 * pixel + 3] ?? 255) > 128

const middleOf = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** Of the picture's edge: what a shop lays its piece on. Undefined where the piece is cut out. */
function groundOf(picture: Pixels) {
  const { width: across, height: down } = picture
  const edge = Array.from({ length: across * down }, (_, pixel) => pixel).filter((pixel) => {
    const [x, y] = [pixel % across, Math.floor(pixel / across)]
    return (x === 0 || y === 0 || x === across - 1 || y === down - 1) && isOpaque(picture, pixel)
  })
  if (edge.length === 0) return undefined
  return [0, 1, 2].map((channel) => middleOf(edge.map((pixel) => picture.data[4 * pixel + channel] ?? 0)))
}

function pieceIn(picture: Pixels): Colour[] {
  const ground = groundOf(picture)
  const colours: Colour[] = []
  for (let pixel = 0; pixel < picture.width * picture.height; pixel++) {
    if (!isOpaque(picture, pixel)) continue
    const apart = ground?.map((own, channel) => own - (picture.data[4 * pixel + channel] ?? 0))
    if (!apart || Math.hypot(...apart) > offGround) colours.push(colourAt(picture, pixel))
  }
  return colours.length < leastPiece * picture.width * picture.height ? [] : colours
}

/** The one clear colour of a piece; null for a grey, a pale or a many-coloured one. */
function clearColourOf(garment: Pixels): Colour | null {
  const piece = pieceIn(small(garment))
  const counts = new Float32Array(bins)
  for (const { hue, chroma } of piece) {
    const bin = Math.floor((hue * bins) / 360) % bins
    if (chroma >= leastChroma) counts[bin] = (counts[bin] ?? 0) + 1
  }
  const sums = Array.from(counts, (_, first) =>
    Array.from({ length: window }, (__, i) => counts[(first + i) % bins] ?? 0).reduce((a, b) => a + b),
  )
  const most = Math.max(...sums)
  const chroma = piece.reduce((sum, one) => sum + one.chroma, 0) / Math.max(1, piece.length)
  if (piece.length === 0 || most < ofOneHue * piece.length || chroma < clearChroma) return null
  return { hue: ((sums.indexOf(most) + window / 2) * 360) / bins, chroma }
}

const between = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180)

/**
 * Whether a picture shows nothing of a piece's own clear colour: a green that turned grey or red. Her light may change a colour much,
 * so this finds only what is plainly wrong; her own device measures the rest.
 */
export function hasLostColour(garment: Pixels, made: Pixels, places: ComparedPlace[]): boolean {
  const wanted = clearColourOf(garment)
  if (!wanted) return false
  const ofPiece = places.filter((place) => {
    const { hue, chroma } = colourAt(made, place.at)
    const near = place.hasChanged ? changed : kept
    const isNear = chroma >= near.chroma * wanted.chroma && between(hue, wanted.hue) <= near.degrees
    return isNear && (place.hasChanged || isWhereSheStands(place))
  })
  return ofPiece.length < leastOfPicture * places.length
}
