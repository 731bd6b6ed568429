import { api, request } from '#client/lib/api.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { refreshAppState } from './app-state.ts'

/** Tells the server that the onboarding is completed and refreshes the app state. `failure` is the toast if that fails; without one nobody has asked for it. */
export async function completeOnboarding(failure?: { title: string; text: string }) {
  try {
    await request(api.onboarding.complete.$post())
    await refreshAppState()
  } catch {
    if (failure) toast({ title: failure.title, description: failure.text, tone: 'error' })
  }
}
