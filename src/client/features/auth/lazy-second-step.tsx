import { laterPart } from '#client/lib/later-part.tsx'

/** Few accounts ask for it, so its code comes when one does. */
export const SecondStep = laterPart(async () => (await import('./second-factor/second-step.tsx')).SecondStep)
