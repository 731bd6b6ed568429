import { LandingFooter } from './sections/landing-footer.tsx'
import { Outfits } from './sections/outfits.tsx'
import { Photo } from './sections/photo.tsx'
import { hasSocialProof } from './social-proof.ts'
import { Start } from './sections/start.tsx'
import { Testimonials } from './sections/testimonials.tsx'
import { Wardrobe } from './sections/wardrobe.tsx'

/** The sections below the first screen: prerendered with the page, and hydrated when their code is here. */
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
