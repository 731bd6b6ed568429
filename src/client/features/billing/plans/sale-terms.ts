import { useAppState } from '#client/session/app-state.ts'

/** The number promised when the operator has set no limit: fewer than are allowed. */
const leastPromised = 100

/**
 * The operator's settings: how many try-ons Luxe has a month (null: unlimited), and whether sample praise is
 * shown.
 */
export function useSaleTerms() {
  const appState = useAppState()
  const monthlyTryOns = appState?.luxe_monthly_try_ons ?? null
  const proof: string = appState?.social_proof ?? ''
  return {
    monthlyTryOns,
    promisedTryOns: monthlyTryOns ?? leastPromised,
    showsSocialProof: proof === 'sample',
  }
}
