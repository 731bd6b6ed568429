import { Suspense } from 'react'
import { laterPart } from '#client/lib/later-part.tsx'
import { bandStyle, BandPictures } from './entrances/band-pictures.tsx'

const StylistBand = laterPart(async () => (await import('./entrances/stylist-band.tsx')).StylistBand)

/** The band that opens the chat. Its pictures, the largest part of the first view, show before its code and words come. */
export const StylistButton = ({ className }: { className: string }) => (
  <div className={`${className} grid min-h-40 sm:min-h-48`}>
    <Suspense
      fallback={
        <div aria-hidden className={bandStyle}>
          <span />
          <BandPictures />
        </div>
      }
    >
      <StylistBand />
    </Suspense>
  </div>
)
