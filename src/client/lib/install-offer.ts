import { create } from 'zustand'

/** Missing in the DOM's types, because only some browsers have it. */
export type InstallPrompt = Event & { prompt: () => Promise<unknown> }

export const useInstallOffer = create<{ prompt: InstallPrompt | null }>(() => ({ prompt: null }))

/** The browser would show its own offer at any moment; it is kept for the settings page instead. */
export function keepInstallOffer() {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    useInstallOffer.setState({ prompt: event as InstallPrompt })
  })
  window.addEventListener('appinstalled', () => useInstallOffer.setState({ prompt: null }))
}
