import type { Body } from '../body/body.ts'
import { luminance, type Picture, type Plane, createPlane } from '../raster/plane.ts'
import { apartPlane, clothPlane, middleOf, paletteOf, shifted, unlike } from './cloth-colours.ts'
import { compareEdges } from './compare-edges.ts'
import { compareEnds } from './compare-ends.ts'
import { compareFaces } from './compare-faces.ts'
import { compareWidths } from './compare-widths.ts'
import { comparePrints, readPrint } from './compare-prints.ts'
import type { Seen } from './take-plane.ts'
import { apart, middleColours } from './colour-distance.ts'

/** Everything at half the photo's size and in its frame. */
export type Comparison = {
  body: Body
  photo: Picture
  /** The device's own look, or the photo where there is none. */
  guide: Picture
  cloud: Picture
  seen: Seen
  /** The cloud's light against the photo's, a gain a channel, read where neither skin nor changed clothes are. */
  gains: readonly [number, number, number]
}

/** Colours that differ by less, 0 to 441, show the same thing. */
const SAME = 26

/** How far the cloud's picture is from her and from the piece, by name; what cannot be told is left out. */
export function measureLikeness(comparison: Comparison): Record<string, number> {
  const measures = { ...ofFace(comparison), ...ofSkin(comparison), ...ofOutline(comparison) }
  return comparison.seen.changed ? { ...measures, ...ofPiece(comparison) } : measures
}

function ofFace({ body, photo, cloud }: Comparison): Record<string, number> {
  const face = compareFaces(luminance(photo), luminance(cloud), body.pose.joints)
  return face ? { faceMoved: face.moved, faceUnlike: 1 - face.likeness } : {}
}

/** Where both show what may not change: skin, and the look leaves it. */
function ofSkin({ photo, cloud, seen, gains }: Comparison): Record<string, number> {
  const region = createPlane(seen.photo.skin)
  for (let i = 0; i < region.data.length; i++) {
    const own = seen.photo.skin.data[i] + seen.photo.face.data[i]
    const sent = seen.cloud.skin.data[i] + seen.cloud.face.data[i]
    region.data[i] = (seen.changed?.data[i] ?? 0) < 0.1 ? Math.min(own, sent) : 0
  }
  const tones = middleColours(photo, cloud, region, gains)
  return tones ? { skin: apart(tones.first, tones.second, 0.7) } : {}
}

function ofOutline({ body, guide, cloud, seen }: Comparison): Record<string, number> {
  const widths = compareWidths(body, guide, cloud, seen.guide.background)
  return Object.fromEntries(
    Object.entries(widths)
      .filter(([, ratio]) => !Number.isNaN(ratio))
      .map(([part, ratio]) => [`${part}Width`, ratio]),
  )
}

function ofPiece({ body, guide, photo, cloud, seen, gains }: Comparison): Record<string, number> {
  const piece = pieceOf(seen)
  const core = createPlane(piece)
  for (let i = 0; i < core.data.length; i++)
    core.data[i] = Math.min(piece.data[i], seen.cloud.clothes.data[i])
  const colours = middleColours(guide, cloud, core, gains)
  const [wanted, sent] = [readPrint(guide, core), readPrint(cloud, core)]
  const own = paletteOf(guide, core)
  const others = unlike(paletteOf(photo, keptClothes(seen)), own)
  const sentOwn = shifted(own, middleOf(guide, core), middleOf(cloud, core))
  const look = clothPlane(guide, seen.guide.clothes, own, others)
  const came = clothPlane(cloud, seen.cloud.clothes, sentOwn, others)
  // What looks the same is the same, whatever it was taken for.
  const differs = apartPlane(guide, cloud)
  for (let i = 0; i < came.data.length; i++) if (differs.data[i] < SAME) came.data[i] = look.data[i]
  const { sleeves, hem, neckline } = compareEnds(
    body,
    { cloth: look, skin: seen.guide.skin },
    { cloth: came, skin: seen.cloud.skin },
  )
  return {
    ...(colours ? { colour: apart(colours.first, colours.second, 0.7) } : {}),
    ...(wanted && sent ? { print: comparePrints(wanted, sent) } : {}),
    sleeves,
    hem,
    neckline,
    ...compareEdges(body, { guide, cloud, piece: newOf(look, seen.changed!) }),
  }
}

/** Of what the look shows of the garment, what is not the photo's: kept clothes may have its colours. */
function newOf(look: Plane, changed: Plane): Plane {
  const fresh = createPlane(look)
  for (let i = 0; i < fresh.data.length; i++) fresh.data[i] = changed.data[i] > 0.5 ? look.data[i] : 0
  return fresh
}

/** The new clothes in the look. */
function pieceOf({ guide, changed }: Seen): Plane {
  const piece = createPlane(guide.clothes)
  for (let i = 0; i < piece.data.length; i++)
    piece.data[i] = changed!.data[i] > 0.8 && guide.clothes.data[i] > 0.8 ? 1 : 0
  return piece
}

/** What she wears with them. */
function keptClothes({ photo, changed }: Seen): Plane {
  const kept = createPlane(photo.clothes)
  for (let i = 0; i < kept.data.length; i++) kept.data[i] = changed!.data[i] < 0.1 ? photo.clothes.data[i] : 0
  return kept
}
