import { html } from 'hono/html'

/** What each test card does, with Stripe's own numbers. */
const choices = [
  { number: '4242 4242 4242 4242', does: 'Pays' },
  { number: '4000 0000 0000 0002', does: 'Is declined' },
  { number: '4000 0000 0000 9995', does: 'Has too little money on it' },
  { number: '4000 0027 6000 3184', does: 'Asks the bank first (3-D Secure)' },
  { number: '4000 0000 0000 0341', does: 'Pays now, fails at the renewal' },
] as const

const testCard = html`<fieldset class="cards">
  <legend>Test card</legend>
  ${choices.map(
    ({ number, does }, i) =>
      html`<label class="choice">
        <input type="radio" name="card" value="${number}" ${i === 0 ? 'checked' : ''} />
        <span>${does}</span>
        <span class="number">•••• ${number.slice(-4)}</span>
      </label>`,
  )}
</fieldset>`

/** One of the test cards, or another number. */
export const cardChoice = html`${testCard}
  <div class="fields">
    <label class="wide"
      >Another card number <span class="hint">(instead)</span>
      <input name="number" inputmode="numeric" autocomplete="off" placeholder="1234 1234 1234 1234"
    /></label>
  </div>`

/** The fields of a whole card, filled with the chosen test card. */
export const cardForm = html`${testCard}
  <div class="fields">
    <label class="wide"
      >Card number <input name="number" inputmode="numeric" autocomplete="off" value="${choices[0].number}"
    /></label>
    <label
      >Expiration date <input name="expiry" inputmode="numeric" autocomplete="off" value="12 / 34"
    /></label>
    <label>Security code <input name="cvc" inputmode="numeric" autocomplete="off" value="123" /></label>
  </div>`

/** The card number in a posted form. */
export function cardIn(form: FormData) {
  const [typed, chosen] = [form.get('number'), form.get('card')]
  return typeof typed === 'string' && typed.trim() ? typed : typeof chosen === 'string' ? chosen : ''
}
