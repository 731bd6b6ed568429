import { create } from 'zustand'

/** Not in the types of the DOM: only some browsers have it. */
export type InstallPrompt = Event & { prompt: () => Promise<unknown> }

export const useInstallOffer = create<{ prompt: InstallPrompt | null }>(() => ({ prompt: null }))

/** The browser's own offer would come at a moment of its choice; the settings have it instead. */
export function keepInstallOffer() {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    useInstallOffer.setState({ prompt: event as InstallPrompt })
  })
  window.addEventListener('appinstalled', () => useInstallOffer.setState({ prompt: null }))
}
