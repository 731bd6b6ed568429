import { html } from 'hono/html'
import type { PaymentIntent } from '../wire.ts'
import { money, page } from './layout.ts'

/** The page of the 3-D Secure step. */
export const bankPage = ({ amount, currency, status }: PaymentIntent) =>
  page({
    title: '3-D Secure',
    body: html`<main class="narrow">
      <div class="sheet stack">
        <p class="soft">Test bank</p>
        <h1>Is this you?</h1>
        <p>
          Cabine asks for ${money(amount, currency)} from your card. Your bank wants to be sure that it is
          you.
        </p>
        ${
          status === 'requires_action'
            ? html`<form method="post" class="buttons">
                <button name="answer" value="approve">Approve</button>
                <button name="answer" value="refuse" class="quiet">Refuse</button>
              </form>`
            : html`<p>This payment has been answered already.</p>`
        }
      </div>
    </main>`,
  })
