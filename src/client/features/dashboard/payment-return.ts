import { refreshAppState } from '#client/session/app-state.ts'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'

/** The checkout that led back here with a payment; null for any other address. */
export function paidSession({ searchParams }: URL) {
  const sessionId = searchParams.get('session_id')
  return searchParams.get('payment_success') === 'true' && sessionId ? sessionId : null
}

/** A bank that declined sends the shopper back to the same address with one more parameter. */
const isRefused = ({ searchParams }: URL) => searchParams.get('redirect_status') === 'failed'

const verify = (sessionId: string) =>
  request(api.billing['verify-return'].$get({ query: { session_id: sessionId } }))

type Verified = Awaited<ReturnType<typeof verify>>

/** `credits` are those of the pack that was paid for; absent for Luxe. */
function sentenceFor({ premium, paid, credits }: Verified, refused: boolean) {
  const tone = 'success' as const
  if (refused && !paid)
    return { title: t('dashboard.paymentRefusedTitle'), description: t('dashboard.paymentRefused') }
  if (credits > 0) {
    const description = t('dashboard.creditsPaid', { count: credits })
    return { title: t('dashboard.creditsPaidTitle'), description, tone }
  }
  if (premium) return { title: t('dashboard.paidTitle'), description: t('dashboard.paid'), tone }
  return { title: t('dashboard.payingTitle'), description: t('dashboard.paying') }
}

/** Asks whether the payment arrived, and refreshes the app state whatever the answer (spec 2.4.14). */
export async function confirmPayment(url: URL, sessionId: string) {
  const said = await verify(sessionId).then(
    (verified) => sentenceFor(verified, isRefused(url)),
    (error: unknown) => ({
      title: t('dashboard.paymentUnknownTitle'),
      description: messageOf(error),
      tone: 'error' as const,
    }),
  )
  await refreshAppState()
  toast({ durationMs: 10_000, ...said })
}
