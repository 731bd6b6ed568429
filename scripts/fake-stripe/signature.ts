import { createHmac } from 'node:crypto'

/** The `Stripe-Signature` header of a body that is sent at that moment. */
export function signatureOf(body: string, secret: string, at: number) {
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return `t=${at},v1=${signature}`
}
