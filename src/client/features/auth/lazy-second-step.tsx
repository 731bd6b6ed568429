import { laterPart } from '#client/lib/later-part.tsx'
import { withMessages } from '#client/i18n/with-messages.ts'

/** Few accounts ask for it, so its code comes when one does. */
export const SecondStep = laterPart(
  async () => (await withMessages(import('./second-factor/second-step.tsx'), 'second-factor')).SecondStep,
)
