import type { AppState } from '#client/session/app-state.ts'

type Known = Partial<Pick<AppState, 'photographers' | 'photograph_consents'>>

/**
 * The services that the site has set up, those that she has agreed to, and those that she has not been asked about. A
 * session that an older version of the app has kept on this device knows of none.
 */
export function photographersOf(known: Known | null) {
  const { photographers: all = [], photograph_consents: consents = {} } = known ?? {}
  return {
    all,
    consents,
    agreed: all.filter((one) => consents[one] === true),
    unanswered: all.filter((one) => consents[one] === undefined),
  }
}
