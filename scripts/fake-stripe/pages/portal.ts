import { html } from 'hono/html'
import type { Invoice, PaymentMethod, Subscription } from '../wire.ts'
import { cardChoice } from './card-fields.ts'
import { back, day, money, page, problem } from './layout.ts'

export type Portal = { path: string; returnUrl: string | null }

const frame = (title: string, { returnUrl }: Portal, body: ReturnType<typeof html>) =>
  page({
    title,
    body: html`<main class="narrow">${back(returnUrl, 'Return to Cabine')}${body}</main>`,
  })

const nameOf = ({ brand, last4 }: NonNullable<PaymentMethod['card']>) =>
  `${brand === 'mastercard' ? 'Mastercard' : 'Visa'} •••• ${last4}`

const cents = ({ items }: Subscription) => items.data[0]?.price.unit_amount ?? 0
const periodEnd = ({ items }: Subscription) => items.data[0]?.current_period_end ?? 0

export const isLive = ({ status }: Subscription) =>
  !['canceled', 'incomplete', 'incomplete_expired'].includes(status)

function plan(subscription: Subscription, { path }: Portal) {
  const { id, currency, status, cancel_at: ends } = subscription
  const date = day(periodEnd(subscription))
  return html`<div class="split">
    <div class="stack tight">
      <p>Luxe, ${money(cents(subscription), currency)} per month</p>
      ${
        status === 'past_due' || status === 'unpaid'
          ? html`<p class="state bad">The last payment failed. Change the card to pay it.</p>`
          : html`<p class="soft">${ends ? 'Ends' : 'Renews'} on ${date}</p>`
      }
    </div>
    ${
      ends
        ? html`<form method="post" action="${path}/resume">
            <input type="hidden" name="subscription" value="${id}" />
            <button>Don’t cancel plan</button>
          </form>`
        : html`<a class="button quiet" href="${path}/cancel?subscription=${id}">Cancel plan</a>`
    }
  </div>`
}

type Overview = Portal & {
  subscriptions: Subscription[]
  card: PaymentMethod['card'] | undefined
  invoices: Invoice[]
  note: string | null
}

export function overviewPage({ subscriptions, card, invoices, note, ...portal }: Overview) {
  const live = subscriptions.filter(isLive)
  return frame(
    'Your plan',
    portal,
    html`<h1>Your plan and payments</h1>
      ${note ? html`<p role="status" class="state good">${note}</p>` : ''}
      <section aria-labelledby="plan">
        <h2 id="plan">Current plan</h2>
        ${live.length ? live.map((one) => plan(one, portal)) : html`<p class="soft">No plan</p>`}
      </section>
      <section aria-labelledby="card">
        <h2 id="card">Payment method</h2>
        <div class="split">
          <p>${card ? nameOf(card) : html`<span class="soft">No card</span>`}</p>
          <a class="button quiet" href="${portal.path}/card">Change card</a>
        </div>
      </section>
      <section aria-labelledby="invoices">
        <h2 id="invoices">Invoices</h2>
        ${invoices.length === 0 ? html`<p class="soft">None yet</p>` : ''}
        <dl class="rows">
          ${invoices.map(
            ({ created, currency, total, status }) =>
              html`<div>
                <dt>${day(created)}</dt>
                <dd>
                  ${money(total, currency)}
                  <span class="state ${status === 'paid' ? 'good' : status === 'open' ? 'bad' : ''}"
                    >${status}</span
                  >
                </dd>
              </div>`,
          )}
        </dl>
      </section>`,
  )
}

export const cancelPage = (portal: Portal, subscription: Subscription) =>
  frame(
    'Cancel plan',
    portal,
    html`<form method="post" action="${portal.path}/cancel" class="sheet stack">
      <h1>Cancel your plan?</h1>
      <p>You keep Luxe until ${day(periodEnd(subscription))}, and nothing is charged any more.</p>
      <input type="hidden" name="subscription" value="${subscription.id}" />
      <div class="buttons">
        <button>Cancel plan</button>
        <a class="button quiet" href="${portal.path}/plan">Go back</a>
      </div>
    </form>`,
  )

export const donePage = (portal: Portal, title: string, sentence: string) =>
  frame(
    title,
    portal,
    html`<div class="stack">
      <h1 role="status">${title}</h1>
      <p>${sentence}</p>
      <p><a href="${portal.path}/plan">See your plan and payments</a></p>
    </div>`,
  )

export const cardPage = (portal: Portal, error: string | null) =>
  frame(
    'Change card',
    portal,
    html`<form method="post" action="${portal.path}/card" class="stack">
      <h1>Change card</h1>
      ${cardChoice} ${problem(error)}
      <div class="buttons">
        <button>Save card</button>
        <a class="button quiet" href="${portal.path}/plan">Go back</a>
      </div>
    </form>`,
  )

/** When a subscription that is cancelled ends. */
export const endOf = (subscription: Subscription) => day(periodEnd(subscription))
