import { html } from 'hono/html'
import { cardForm } from './card-fields.ts'
import { page } from './layout.ts'

/** The content of the Payment Element's frame. */
export const elementPage = page({
  title: 'Card',
  isFramed: true,
  body: html`<form class="stack" aria-label="Test card form" novalidate>
      ${cardForm}
      <p role="alert" class="field-problem"></p>
    </form>
    <script src="/elements/payment.js" defer></script>`,
})
