import { lazy } from 'react'
import { withMessages } from '#client/i18n/with-messages.ts'

const fetchStep = () => withMessages(import('./steps/step.tsx'), 'style-questions')
export const Step = lazy(async () => ({ default: (await fetchStep()).Step }))

const fetchClosing = () => withMessages(import('./steps/closing-screen.tsx'), 'style-questions')
export const ClosingScreen = lazy(async () => ({ default: (await fetchClosing()).ClosingScreen }))

const fetchProfile = () => withMessages(import('./profile/profile-screen.tsx'), 'style-questions')
export const ProfileScreen = lazy(async () => ({ default: (await fetchProfile()).ProfileScreen }))

/** On their way beside the question how far she is; the later ones are there when the network is gone. */
export const fetchProfileParts = () => Promise.all([fetchStep(), fetchClosing(), fetchProfile()])
