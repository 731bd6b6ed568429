import { mirrored } from '#client/ui/product/mirror-address.ts'
import { ownTryOns } from '#client/features/fitting-room/own-try-ons.ts'
import { followNotifications } from './follow.ts'
import { isPanelShown } from './notification-list.ts'
import { announce } from './announce.ts'

/** Keeps the bell up to date, and announces what the open page does not show. */
export const startFollowing = (navigate: (path: string) => void) =>
  followNotifications((news) =>
    announce(
      news,
      {
        // Over any page the mirror shows what the fitting room does.
        path: mirrored(location.search) ? '/fitting-room' : location.pathname,
        ownTryOns,
        isListShown: isPanelShown(),
      },
      navigate,
    ),
  )
