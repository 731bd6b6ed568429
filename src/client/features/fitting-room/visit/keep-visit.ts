import { readVisit, useVisit, type VisitLook, type VisitPhoto } from './visit-store.ts'
import { judgementOf } from '../photo-store.ts'
import { keepWaitingLook, type MadeLook } from './waiting-look.ts'

/** Keeps the look that is shown on this device, with her photo and what else she has tried on. False if there is no room. */
export async function keepVisit() {
  const { photo, look, made, isAdult, check } = readVisit()
  if (!photo || !look) return false
  const { sample } = photo
  const others = made.filter(({ outfit }) => outfit.id !== look.outfit.id).map(lookParts)
  const isKept = await keepWaitingLook({
    photo: pictureOf(photo),
    check: judgementOf(check),
    sample,
    isAdult,
    ...lookParts(look),
    others,
  })
  // She may have gone on to another look meanwhile.
  if (isKept && readVisit().look === look) useVisit.setState({ keptAt: Date.now() })
  return isKept
}

const pictureOf = ({ blob, width, height }: VisitPhoto | VisitLook) => ({ blob, width, height })

const lookParts = (look: VisitLook): MadeLook => {
  const { outfit, confidence, warnings, layering, worn } = look
  return { look: pictureOf(look), told: { confidence, warnings, layering, worn }, outfit }
}
