import { html } from 'hono/html'
import type { CheckoutSession } from '../wire.ts'
import { cardChoice } from './card-fields.ts'
import { back, money, page, problem } from './layout.ts'

export type Line = { name: string; cents: number; isMonthly: boolean }

type Content = { session: CheckoutSession; line: Line; email: string | null; error: string | null }

/** The hosted checkout: what is bought, and the card. */
export function checkoutPage({ session, line, email, error }: Content) {
  const currency = session.currency ?? 'usd'
  const price = money(line.cents, currency)
  return page({
    title: 'Checkout',
    body: html`<main class="two">
      <div class="stack">
        <div>
          ${back(session.cancel_url, 'Back to Cabine')}
          <h1>${line.isMonthly ? 'Subscribe to' : 'Pay for'} ${line.name}</h1>
        </div>
        <p class="price">${price}${line.isMonthly ? html` <small>per month</small>` : ''}</p>
        <dl class="rows">
          <div>
            <dt>${line.name}</dt>
            <dd>${price}</dd>
          </div>
          <div class="total">
            <dt>Total due today</dt>
            <dd>${price}</dd>
          </div>
        </dl>
      </div>
      <form method="post" class="stack" aria-label="Payment">
        ${
          email
            ? html`<dl class="rows">
                <div>
                  <dt>Email</dt>
                  <dd>${email}</dd>
                </div>
              </dl>`
            : html`<div class="fields">
                <label class="wide"
                  >Email <input name="email" type="email" required autocomplete="email"
                /></label>
              </div>`
        }
        ${cardChoice} ${problem(error)}
        <button class="full">${line.isMonthly ? 'Subscribe' : `Pay ${price}`}</button>
        ${
          line.isMonthly
            ? html`<p class="hint">
                ${price} today and every month from then on, until the subscription is cancelled.
              </p>`
            : ''
        }
      </form>
    </main>`,
  })
}

export const closedCheckoutPage = ({ status, cancel_url: cancelUrl }: CheckoutSession) =>
  page({
    title: 'Checkout',
    body: html`<main class="narrow">
      ${back(cancelUrl, 'Back to Cabine')}
      <h1>${status === 'complete' ? 'This checkout has been paid' : 'This checkout has expired'}</h1>
    </main>`,
  })
