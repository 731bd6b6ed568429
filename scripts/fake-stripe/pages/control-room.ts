import { html } from 'hono/html'
import type { Account } from '../account.ts'
import type { Customer, Subscription } from '../wire.ts'
import type { Product } from './control.ts'
import { day, moment, money, page } from './layout.ts'

const shownShoppers = 25
const shownEvents = 30

/** A form with one button: the action's name and its customer. */
const act = (what: string, label: string, customer = '') =>
  html`<form method="post" action="/control/${what}">
    ${customer ? html`<input type="hidden" name="customer" value="${customer}" />` : ''}
    <button class="quiet">${label}</button>
  </form>`

function clock(account: Account) {
  return html`<section aria-labelledby="clock">
    <h2 id="clock">Clock</h2>
    <div class="split">
      <p>
        Here it is <strong>${moment(account.clock.now())}</strong> (UTC).
        <span class="soft">It goes on by itself from where you put it.</span>
      </p>
      <div class="buttons">
        ${act('one-day', 'One day')} ${act('next-renewal', 'To the next renewal')}
        ${act('one-month', 'One month')}
      </div>
    </div>
  </section>`
}

const goodStates = new Set(['active', 'trialing'])

function subscriptionLine({ status, items, currency, cancel_at: endsAt }: Subscription) {
  const [item] = items.data
  const price = money(item?.price.unit_amount ?? 0, currency)
  const until = item ? day(item.current_period_end) : ''
  const state = goodStates.has(status) ? 'good' : status === 'past_due' || status === 'unpaid' ? 'bad' : ''
  return html`<div>
    <dt><span class="state ${state}">${status.replaceAll('_', ' ')}</span></dt>
    <dd>${price} a month${goodStates.has(status) ? `, ${endsAt ? 'ends' : 'renews'} on ${until}` : ''}</dd>
  </div>`
}

function shopper(account: Account, { id, email, name }: Customer) {
  const subscriptions = account.subscriptions.with('customer', id).toReversed()
  const charges = account.charges.with('customer', id)
  const paid = charges.findLast((charge) => charge.paid && !charge.refunded && !charge.disputed)
  const isLive = subscriptions.some(({ ended_at, status }) => !ended_at && status !== 'incomplete')
  const owes = isLive && account.invoices.with('customer', id).some(({ status }) => status === 'open')
  const planned = account.plannedCharges.get(id)?.[0]
  return html`<article class="sheet stack" aria-label="${email ?? id}">
    <div class="split">
      <h3>${email ?? name ?? 'No email'}</h3>
      <code class="soft">${id}</code>
    </div>
    <dl class="rows">
      ${subscriptions.map(subscriptionLine)}
      ${
        paid
          ? html`<div>
              <dt>Last paid charge</dt>
              <dd>${money(paid.amount, paid.currency)}, ${day(paid.created)}</dd>
            </div>`
          : ''
      }
      ${
        planned
          ? html`<div>
              <dt>Next renewal</dt>
              <dd class="state ${planned === 'fails' ? 'bad' : 'good'}">${planned}</dd>
            </div>`
          : ''
      }
    </dl>
    <div class="buttons">
      ${
        isLive
          ? html`${act('next-renewal-fails', 'Next renewal fails', id)}
            ${act('next-renewal-pays', 'Next renewal pays', id)}`
          : ''
      }
      ${owes ? act('pay-open-invoice', 'Try the open invoice again', id) : ''}
      ${paid ? html`${act('refund', 'Refund last charge', id)} ${act('dispute', 'Open a dispute', id)}` : ''}
    </div>
  </article>`
}

function shoppers(account: Account) {
  const latest = account.customers.rows.slice(-shownShoppers).toReversed()
  return html`<section aria-labelledby="shoppers">
    <h2 id="shoppers">Shoppers</h2>
    ${latest.length ? '' : html`<p class="soft">Nobody has come as far as paying yet.</p>`}
    <div class="stack">${latest.map((one) => shopper(account, one))}</div>
  </section>`
}

/** The result of a delivery, in words. */
const resultWords: Record<string, string> = {
  waiting: 'waits to be taken',
  taken: 'taken by hand',
  sending: 'on its way',
  arrived: 'taken',
  failed: 'not taken',
  dropped: 'dropped',
}

function events(account: Account) {
  const sent = account.deliveries.slice(-shownEvents).toReversed()
  const drops = account.webhookMode === 'drop'
  return html`<section aria-labelledby="events">
    <h2 id="events">Events</h2>
    <div class="split">
      <p>
        ${drops ? html`<span class="state bad">Webhooks are dropped</span>` : 'Webhooks are sent'}
        <span class="soft">to ${account.webhook.url ?? 'nobody'}</span>
      </p>
      ${drops ? act('webhooks-on', 'Send webhooks') : act('webhooks-off', 'Drop webhooks')}
    </div>
    ${
      sent.length
        ? html`<div class="scroll" tabindex="0" role="region" aria-label="Latest events">
            <table>
              <thead>
                <tr>
                  <th scope="col">When</th>
                  <th scope="col">What</th>
                  <th scope="col">The webhook</th>
                </tr>
              </thead>
              <tbody>
                ${sent.map(
                  ({ created, type, state, status, attempts }) =>
                    html`<tr>
                      <td>${moment(created)}</td>
                      <td><code>${type}</code></td>
                      <td>
                        <span class="state ${state === 'arrived' ? 'good' : state === 'failed' ? 'bad' : ''}"
                          >${resultWords[state] ?? state}</span
                        >
                        ${status ? html`<span class="soft">${status}</span>` : ''}
                        ${attempts > 1 ? html`<span class="soft">after ${attempts} attempts</span>` : ''}
                      </td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`
        : html`<p class="soft">Nothing has happened yet.</p>`
    }
  </section>`
}

type Content = { account: Account; note: string | null; product: Product | null }

export const controlRoomPage = ({ account, note, product }: Content) =>
  page({
    title: 'Control room',
    body: html`<main>
      <div class="split">
        <h1>Control room of the payments</h1>
        ${product ? html`<a href="${product.address}">Cabine</a>` : ''}
      </div>
      <p role="status" class="state good note">${note ?? ''}</p>
      ${clock(account)}
      ${
        product?.jobs.length
          ? html`<section aria-labelledby="jobs">
              <h2 id="jobs">Regular jobs of the product</h2>
              <div class="split">
                <p class="soft">
                  A local server has no clock for them; in production they run by themselves.
                </p>
                ${act('jobs', 'Run the nightly jobs')}
              </div>
            </section>`
          : ''
      }
      ${shoppers(account)} ${events(account)}
    </main>`,
  })
