import { laterPart } from '#client/lib/later-part.tsx'
import { withMessages } from '#client/i18n/with-messages.ts'
import { OnceHere } from './once-here.tsx'

const LawLinkList = laterPart(
  async () => (await withMessages(import('./law-link-list.tsx'), 'region')).LawLinkList,
)

/** The pages that the law of her country wants. */
export const LawLinks = () => (
  <OnceHere>
    <LawLinkList />
  </OnceHere>
)
