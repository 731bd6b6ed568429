'use no memo' // On the landing page: caches would weigh more than they save.

import { LandingFooter } from './landing-footer.tsx'
import { Outfits } from './outfits.tsx'
import { Photo } from './photo.tsx'
import { hasSocialProof } from './social-proof.ts'
import { Start } from './start.tsx'
import { Testimonials } from './testimonials.tsx'
import { Wardrobe } from './wardrobe.tsx'

/** What she comes to by scrolling: drawn with the page, and hydrated once its code is here. */
export const Sections = () => (
  <>
    <Outfits />
    <Photo />
    <Wardrobe />
    {hasSocialProof && <Testimonials />}
    <Start />
  </>
)

export { LandingFooter }
