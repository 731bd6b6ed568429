import { api, request } from '#client/lib/api.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { refreshAppState } from './app-state.ts'

/** Tells the server that she has been through, and asks it anew who she is. `failure` is said when it cannot be told. */
export async function completeOnboarding(failure: { title: string; text: string }) {
  try {
    await request(api.onboarding.complete.$post())
    await refreshAppState()
  } catch {
    toast({ title: failure.title, description: failure.text, tone: 'error' })
  }
}
