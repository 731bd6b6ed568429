import type { Area } from './areas.ts'
import { loadMessages } from './messages.ts'

/** Loads a part of the code together with the messages it uses, at the same time. */
export async function withMessages<Part>(part: Promise<Part>, ...areas: readonly Area[]) {
  const [loaded] = await Promise.all([part, loadMessages(...areas)])
  return loaded
}
