import { lazy } from 'react'
import { withMessages } from '#client/i18n/with-messages.ts'

const fetchStep = () => withMessages(import('./steps/step.tsx'), 'style-questions')
export const Step = lazy(async () => ({ default: (await fetchStep()).Step }))

const fetchClosing = () => withMessages(import('./steps/closing-screen.tsx'), 'style-questions')
export const ClosingScreen = lazy(async () => ({ default: (await fetchClosing()).ClosingScreen }))

const fetchProfile = () => withMessages(import('./profile/profile-screen.tsx'), 'style-questions')
export const ProfileScreen = lazy(async () => ({ default: (await fetchProfile()).ProfileScreen }))

/** Fetched beside the profile itself. The later screens are fetched ahead too, so that they open without a network. */
export const fetchProfileParts = () => Promise.all([fetchStep(), fetchClosing(), fetchProfile()])
