import type { DataRouter } from 'react-router'
import { currentLanguage } from '#client/i18n/language.ts'
import type { Visit } from '#shared/visits.ts'

type Privacy = { globalPrivacyControl?: boolean }

const asksForPrivacy = () =>
  navigator.doNotTrack === '1' || (navigator as Privacy).globalPrivacyControl === true

let isFirst = true

/** Where she came from, once: from then on she comes from us. */
function referrerHost() {
  const host = isFirst && URL.canParse(document.referrer) ? new URL(document.referrer).hostname : ''
  isFirst = false
  return host === location.hostname ? '' : host
}

/** Only built where an operator switches it on (VITE_VISITS). The pattern of a path, not the path. */
export function countView(page: string) {
  const visit: Visit = { page, referrer: referrerHost(), language: currentLanguage() }
  if (!asksForPrivacy()) navigator.sendBeacon?.('/api/visits', JSON.stringify(visit))
}

type Router = Pick<DataRouter, 'state' | 'subscribe'>

const patternOf = ({ matches }: Router['state']) =>
  `/${matches.flatMap(({ route }) => route.path ?? []).join('/')}`

/** Each page once, however often what lies over it changes its address. */
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
