import type { DataRouter } from 'react-router'
import { currentLanguage } from '#client/i18n/language.ts'
import type { PageView } from '#shared/page-views.ts'

type Privacy = { globalPrivacyControl?: boolean }

const asksForPrivacy = () =>
  navigator.doNotTrack === '1' || (navigator as Privacy).globalPrivacyControl === true

let isFirst = true

/** The site that the visitor came from, sent once: later pages come from ours. */
function referrerHost() {
  const host = isFirst && URL.canParse(document.referrer) ? new URL(document.referrer).hostname : ''
  isFirst = false
  return host === location.hostname ? '' : host
}

/** Only built if an operator switches it on (VITE_VISITS). It sends the pattern of a path, not the path. */
export function countView(page: string) {
  const visit: PageView = { page, referrer: referrerHost(), language: currentLanguage() }
  if (!asksForPrivacy()) navigator.sendBeacon?.('/api/visits', JSON.stringify(visit))
}

type Router = Pick<DataRouter, 'state' | 'subscribe'>

const patternOf = ({ matches }: Router['state']) =>
  `/${matches.flatMap(({ route }) => route.path ?? []).join('/')}`

/** Counts each page once, however often a dialog over it changes the address. */
export function countViews(router: Router) {
  let shown = ''
  const look = (state: Router['state']) => {
    if (state.navigation.state !== 'idle' || state.location.pathname === shown) return
    shown = state.location.pathname
    countView(patternOf(state))
  }
  look(router.state)
  router.subscribe(look)
}
