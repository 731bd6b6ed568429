import { buildBody, type Body } from '../body/body.ts'
import { createTorsoFrame } from '../photo/frame.ts'
import type { Segments } from '../photo/segments.ts'
import type { Point } from '../geometry/math.ts'
import type { Joint, Pose } from '../models/pose.ts'
import type { Colour } from '../raster/kmeans.ts'
import { createMask, type Mask } from '../raster/plane.ts'
import { sharedBody } from './shared-body.ts'
import { fillPolygons, mirrorIn, paintPicture } from './shapes.ts'
import { shippedFigure } from './shipped-figure.ts'

export const colours = {
  ground: [200, 210, 220],
  skin: [205, 160, 135],
  hair: [60, 40, 30],
  oldTop: [30, 140, 60],
  oldTrousers: [60, 60, 120],
} satisfies Record<string, Colour>

const size = { width: 300, height: 500 }
const centre = 150
const mirror = mirrorIn(centre)
/** A limb as a polygon: half its width around a line. */
const bar = ([ax, ay]: Point, [bx, by]: Point, half: number): Point[] => [
  [ax - half, ay],
  [ax + half, ay],
  [bx + half, by],
  [bx - half, by],
]

const joints: Record<number, Point> = {
  0: [150, 70],
  11: [185, 130],
  12: [115, 130],
  13: [203, 190],
  14: [97, 190],
  15: [210, 245],
  16: [90, 245],
  19: [212, 262],
  20: [88, 262],
  23: [170, 240],
  24: [130, 240],
  25: [172, 330],
  26: [128, 330],
  27: [174, 420],
  28: [126, 420],
}

type Shape = { forearms?: number; legs?: number }

/**
 * A doll that stands before a plain wall: green top, blue trousers, arms a little apart. `forearms` is half the width of
 * sleeves that reach the wrists, px; without it they end above the elbows. `legs` is half that of each trouser leg.
 */
export const createMannequin = ({ forearms = 0, legs = 19 }: Shape = {}) =>
  sharedBody(`mannequin ${forearms} ${legs}`, () => drawMannequin(forearms, legs))

function drawMannequin(forearms: number, legs: number): Body {
  const both = (polygon: Point[]) => [polygon, mirror(polygon)]
  const parts = {
    face: fillPolygons(size, [
      [132, 50],
      [168, 50],
      [166, 92],
      [150, 104],
      [134, 92],
    ]),
    hair: fillPolygons(size, [
      [128, 40],
      [172, 40],
      [172, 50],
      [128, 50],
    ]),
    skin: fillPolygons(
      size,
      bar([150, 98], [150, 120], 13),
      ...(forearms ? [] : both(bar([99, 175], [90, 245], 9))),
      ...both(bar([90, 240], [88, 265], 9)),
    ),
    top: fillPolygons(
      size,
      [
        [128, 112],
        [172, 112],
        [190, 118],
        [186, 245],
        [114, 245],
        [110, 118],
      ],
      ...both(bar([113, 122], [99, 178], 13)),
      ...(forearms ? both(bar([99, 172], [90, 242], forearms)) : []),
    ),
    trousers: fillPolygons(size, ...both(bar([132, 240], [127, 425], legs))),
  }
  const owners = Array.from(parts.face.data, (_, i) =>
    (Object.keys(parts) as (keyof typeof parts)[]).find((name) => parts[name].data[i]),
  )
  const paint = {
    face: colours.skin,
    hair: colours.hair,
    skin: colours.skin,
    top: colours.oldTop,
    trousers: colours.oldTrousers,
  }
  const photo = paintPicture(size, (x, y) => {
    const part = owners[y * size.width + x]
    // A little grain, so that no two pixels are alike by chance.
    const grain = ((x * 7 + y * 13) % 5) - 2
    return (part ? paint[part] : colours.ground).map((value) => value + grain) as Colour
  })
  const exclusive = (names: string[]): Mask => {
    const mask = createMask(size)
    for (let i = 0; i < mask.data.length; i++) if (names.includes(owners[i] ?? 'ground')) mask.data[i] = 255
    return mask
  }
  const segments: Segments = {
    background: exclusive(['ground']),
    hair: exclusive(['hair']),
    skin: exclusive(['skin']),
    face: exclusive(['face']),
    clothes: exclusive(['top', 'trousers']),
    other: createMask(size),
    lower: exclusive(['trousers']),
    skirt: createMask(size),
    onePiece: createMask(size),
    outer: createMask(size),
  }
  const all: Joint[] = Array.from({ length: 33 }, (_, n) => ({
    x: joints[n]?.[0] ?? 150,
    y: joints[n]?.[1] ?? 70,
    seen: 1,
  }))
  const pose: Pose = {
    joints: all,
    world: all.map(({ x, y }) => ({ x: (x - 150) / 220, y: (y - 240) / 220, z: 0 })),
  }
  return buildBody(photo, pose, createTorsoFrame(all), segments, shippedFigure)
}
