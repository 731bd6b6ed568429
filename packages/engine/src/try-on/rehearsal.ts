import type { PhotoCheck } from '../contract/advice.ts'
import type { Body } from '../body/body.ts'
import type { Cut } from '../cloth/picture-cut/cuts.ts'
import { createPicture } from '../raster/plane.ts'
import { texelsOf, type SewnGarment } from '../cloth/sewn-garment.ts'
import type { Fit } from '../fit/fit.ts'
import { fitGarments, makeLook } from './try-on.ts'

/**
 * Makes a look for nobody to see. Code that a browser runs for the first time is slow, by half a second a look: better
 * while she chooses than once she has pressed.
 *
 * @param pause lets waiting questions in, and tells whether there are none
 */
export async function rehearse(check: PhotoCheck, body: Body, cuts: Cut[], pause: () => Promise<boolean>) {
  const fits = fitGarments(body, [plainTop(cuts)])
  if (!(await pause())) return
  practise(check, body, fits)
}

/** The same of pieces that have been laid on her already. */
export const practise = (check: PhotoCheck, body: Body, fits: Fit[]) =>
  makeLook(check, body, fits, { wish: 'auto', isSharper: false, isGated: false })

/** A grey top with long sleeves: with them everything runs that any piece needs. */
function plainTop(cuts: Cut[]): SewnGarment {
  const cut = cuts.find(({ of, sleeves }) => of.includes('tops') && sleeves === 'long') ?? cuts[0]
  const grey = createPicture({ width: 8, height: 16 })
  grey.data.fill(128)
  return { category: 'tops', piece: cut.piece, texels: texelsOf(cut.piece, 1), colour: grey, relief: grey }
}
