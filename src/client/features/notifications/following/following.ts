import { ownTryOns } from '#client/features/fitting-room/own-try-ons.ts'
import { followNotifications } from './follow.ts'
import { isPanelShown } from './notification-list.ts'
import { tellNews } from './news.ts'

/** Keeps the bell up to date, and says what matters away from where she is. */
export const startFollowing = (navigate: (path: string) => void) =>
  followNotifications((news) =>
    tellNews(news, { path: location.pathname, ownTryOns, isListShown: isPanelShown() }, navigate),
  )
