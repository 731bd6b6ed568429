import { laterPart } from '#client/lib/later-part.tsx'

const fetchStep = () => import('./steps/step.tsx')
export const Step = laterPart(async () => (await fetchStep()).Step)

const fetchClosing = () => import('./steps/closing-screen.tsx')
export const ClosingScreen = laterPart(async () => (await fetchClosing()).ClosingScreen)

const fetchProfile = () => import('./profile/profile-screen.tsx')
export const ProfileScreen = laterPart(async () => (await fetchProfile()).ProfileScreen)

/** Fetched beside the profile itself. The later screens are fetched ahead too, so that they open without a network. */
export const fetchProfileParts = () => Promise.all([fetchStep(), fetchClosing(), fetchProfile()])
