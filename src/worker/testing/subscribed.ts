import { firstIn } from '#shared/testing/first.ts'
import { openPayments } from './payments.ts'

const daySeconds = 86_400

/** Ada has paid her first month at /subscribe, and Stripe's events have arrived. */
export async function subscribed(card?: string) {
  const payments = openPayments()
  const ada = await payments.createBuyer()
  const subscription = await payments.subscribe(ada, card)
  await payments.deliver()
  const pass = async (days: number) => {
    await payments.control('clock', { by: days * daySeconds })
    await payments.deliver()
  }
  /** Advances to the end of the day on which it renews, because Stripe charges an hour later. */
  const renew = async () => {
    const { items } = firstIn(await payments.view('subscriptions'))
    const item = firstIn((items as { data: { current_period_end: number }[] }).data)
    await payments.control('clock', { to: item.current_period_end + 7200 })
    await payments.deliver()
  }
  return { payments, ada, ...subscription, pass, renew }
}
