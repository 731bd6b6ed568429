import type { Area } from './areas.ts'
import { loadMessages } from './messages.ts'

/** A part of the code and the sentences it speaks come together, in one step and not one after the other. */
export async function withMessages<Part>(part: Promise<Part>, ...areas: readonly Area[]) {
  const [loaded] = await Promise.all([part, loadMessages(...areas)])
  return loaded
}
