import { laterPart } from '#client/lib/later-part.tsx'
import { OnceHere } from './once-here.tsx'

const LawLinkList = laterPart(async () => (await import('./law-link-list.tsx')).LawLinkList)

/** The pages that the law of her country wants. */
export const LawLinks = () => (
  <OnceHere>
    <LawLinkList />
  </OnceHere>
)
