import { openTill } from './till.ts'

const daySeconds = 86_400

/** Ada has paid her first month at /subscribe, and Stripe has told. */
export async function subscribed(card?: string) {
  const till = openTill()
  const ada = await till.createBuyer()
  const subscription = await till.subscribe(ada, card)
  await till.deliver()
  const pass = async (days: number) => {
    await till.control('clock', { by: days * daySeconds })
    await till.deliver()
  }
  /** To the day's end on which it renews: Stripe charges an hour after. */
  const renew = async () => {
    const rows = await till.view('subscriptions')
    const [item] = (rows[0].items as { data: { current_period_end: number }[] }).data
    await till.control('clock', { to: item.current_period_end + 7200 })
    await till.deliver()
  }
  return { till, ada, ...subscription, pass, renew }
}
