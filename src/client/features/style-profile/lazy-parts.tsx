import { laterPart } from '#client/lib/later-part.tsx'
import { withMessages } from '#client/i18n/with-messages.ts'

const fetchStep = () => withMessages(import('./steps/step.tsx'), 'style-questions')
export const Step = laterPart(async () => (await fetchStep()).Step)

const fetchClosing = () => withMessages(import('./steps/closing-screen.tsx'), 'style-questions')
export const ClosingScreen = laterPart(async () => (await fetchClosing()).ClosingScreen)

const fetchProfile = () => withMessages(import('./profile/profile-screen.tsx'), 'style-questions')
export const ProfileScreen = laterPart(async () => (await fetchProfile()).ProfileScreen)

/** Fetched beside the profile itself. The later screens are fetched ahead too, so that they open without a network. */
export const fetchProfileParts = () => Promise.all([fetchStep(), fetchClosing(), fetchProfile()])
