import { useAppState } from '#client/session/app-state.ts'

/** What '100 try-ons per month' promises when the operator has set no limit: less than is kept. */
const leastPromised = 100

/** What the operator has set: how many try-ons Luxe has a month (null: any), and whether sample praise is shown. */
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
