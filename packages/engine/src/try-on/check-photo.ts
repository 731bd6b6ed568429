import {
  EngineRefusal,
  type FaceInPicture,
  type PeopleInPicture,
  type PhotoCheck,
} from '../contract/advice.ts'
import type { Body } from '../body/body.ts'
import { endsWithoutHand, hasHandInTrousers } from '../removal/hidden-hand.ts'
import { faceOf } from '../photo/find-faces.ts'
import { findPeople } from '../photo/find-people.ts'
import { peopleIn } from '../photo/people-in-picture.ts'
import { decodePicture, toCanvas } from '../raster/decode.ts'
import { maxPhotoSide } from '../raster/picture-sizes.ts'
import { findFeet } from '../shoes/put-on-shoes.ts'
import { rehearseLater } from './practised-looks.ts'
import { recallPhoto } from './recall-pictures.ts'

/** The check of a photo with what her body tells beside it; she will look for a garment next, which needs the body, too. */
export async function checkPhoto(photo: Blob): Promise<PhotoCheck> {
  const { check, body } = await recallPhoto(photo)
  if (!body) return check
  rehearseLater({ check, body })
  return withBody(check, body())
}

export async function findPeopleIn(photo: Blob): Promise<PeopleInPicture> {
  const { picture } = await decodePicture(photo, maxPhotoSide)
  const { people } = await recallPhoto(photo)
  return peopleIn(toCanvas(picture), people)
}

/** Looks for people in the whole picture, as it is shown. */
export async function findFacesIn(image: Blob): Promise<FaceInPicture[]> {
  const { picture } = await decodePicture(image, maxPhotoSide)
  const people = await findPeople(toCanvas(picture))
  return people.flatMap((one) => faceOf(one, picture) ?? [])
}

/** What of her is hidden speaks against pieces by the same rules that refuse their looks. */
export function withBody(check: PhotoCheck, body: Body): PhotoCheck {
  const against: PhotoCheck['against'] = {
    ...(hasHandInTrousers(body) && { dresses: 'hand_hidden' }),
    ...(!hasFeet(body) && { shoes: 'feet_hidden' }),
    // What the photo alone tells is the plainer reason.
    ...check.against,
  }
  // Whether a top reaches to her hand is told when it is laid on her.
  if (!endsWithoutHand(body, { category: 'tops', half: 'upper' })) return { ...check, against }
  const verdict = check.verdict === 'good' ? 'usable' : check.verdict
  return { ...check, verdict, advice: [...check.advice, 'hand_unseen'], against }
}

function hasFeet(body: Body) {
  try {
    return Boolean(findFeet(body))
  } catch (error) {
    if (error instanceof EngineRefusal) return false
    throw error
  }
}
