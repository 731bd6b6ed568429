import { findPeople } from '../../photo/find-people.ts'
import { boxArea } from '../../photo/photo-measures.ts'
import type { EyeColour } from '../../contract/colouring.ts'
import type { Joint } from '../../models/pose.ts'
import { segmentCoarsely } from '../../models/segmentation.ts'
import { createCanvas, decodePicture, toCanvas } from '../../raster/decode.ts'
import { resize } from '../../raster/resize.ts'
import type { Appearance } from '../../contract/advice.ts'
import type { Lab } from './lab.ts'
import { measureEyes, measureHair, measureSkin, type Eye } from './measure-colours.ts'
import { nameEyes, nameHair, nameSkin } from './name-colours.ts'

/** Long side of the photo that is looked at, px: eyes are small. */
const PHOTO_SIDE = 2400
/** Where the networks look for her, px. */
const POSE_SIDE = 1024
/** Side of the head's picture, px. */
const HEAD_SIDE = 512

/** Places in the pose network's order. */
const nose = 0
const eyePlaces = [2, 5] as const
const earPlaces = [7, 8] as const

/** Sees her face from the front: both eyes and both ears, and the nose between them. */
function isFrontal(joints: Joint[]) {
  const [left, right] = eyePlaces.map((place) => joints[place].x)
  return joints[nose].seen > 0.5 && (joints[nose].x - left) * (joints[nose].x - right) < 0
}

/** A square around her head with room for her hair, in px of the photo that `joints` are in. */
function headBox(joints: Joint[]) {
  const middle = (axis: 'x' | 'y') => (joints[eyePlaces[0]][axis] + joints[eyePlaces[1]][axis]) / 2
  const apart = Math.hypot(
    joints[earPlaces[0]].x - joints[earPlaces[1]].x,
    joints[earPlaces[0]].y - joints[earPlaces[1]].y,
  )
  const eyesApart = Math.hypot(
    joints[eyePlaces[0]].x - joints[eyePlaces[1]].x,
    joints[eyePlaces[0]].y - joints[eyePlaces[1]].y,
  )
  const side = Math.max(apart * 2.4, eyesApart * 5.5)
  return { left: middle('x') - side / 2, top: middle('y') - side * 0.52, side }
}

/** Two eyes in one light are alike: where they are not, one was a lash, a frame, a shadow. */
const maxBetweenEyes = 14

function nameBoth([one, other]: Lab[]): EyeColour | null {
  if (!one || !other || Math.abs(one.l - other.l) > maxBetweenEyes) return null
  return nameEyes(one) === nameEyes(other) ? nameEyes(one) : null
}

/**
 * What a photo suggests of skin tone, hair and eye colour. A guess for her to confirm: nobody knows the
 * light that it was taken in. Each is null where the photo does not show it.
 */
export async function readAppearance(file: Blob): Promise<Appearance> {
  const nothing = { skinTone: null, hairColor: null, eyeColor: null }
  const decoded = await decodePicture(file, PHOTO_SIDE).catch(() => undefined)
  if (!decoded) return nothing
  const photo = toCanvas(decoded.picture)
  const scale = Math.min(1, POSE_SIDE / Math.max(photo.width, photo.height))
  const small = createCanvas({
    width: Math.round(photo.width * scale),
    height: Math.round(photo.height * scale),
  })
  small.imageSmoothingQuality = 'high'
  small.drawImage(photo, 0, 0, small.canvas.width, small.canvas.height)
  const people = await findPeople(small.canvas)
  if (people.length === 0) return nothing
  const { joints } = people.reduce((largest, one) =>
    boxArea(one.joints) > boxArea(largest.joints) ? one : largest,
  )
  const box = headBox(joints)
  const head = createCanvas({ width: HEAD_SIDE, height: HEAD_SIDE })
  head.imageSmoothingQuality = 'high'
  const [left, top, side] = [box.left, box.top, box.side].map((value) => value / scale)
  head.drawImage(photo, left, top, side, side, 0, 0, HEAD_SIDE, HEAD_SIDE)
  const planes = await segmentCoarsely(head.canvas)
  const partOf = (name: 'face' | 'hair') => resize(planes[name], { width: HEAD_SIDE, height: HEAD_SIDE })
  const picture = head.getImageData(0, 0, HEAD_SIDE, HEAD_SIDE)
  const parts = { face: partOf('face'), hair: partOf('hair') }
  const unit = HEAD_SIDE / side / (decoded.original.width / photo.width)
  const places = eyePlaces.map((place) => ({
    x: ((joints[place].x - box.left) / box.side) * HEAD_SIDE,
    y: ((joints[place].y - box.top) / box.side) * HEAD_SIDE,
  })) as [Eye, Eye]
  const skin = measureSkin(picture, parts)
  const hair = measureHair(picture, parts)
  const eyes = skin && isFrontal(joints) ? measureEyes(picture, places, skin, unit) : []
  return {
    skinTone: skin && nameSkin(skin),
    hairColor: hair && nameHair(hair),
    eyeColor: nameBoth(eyes),
  }
}
