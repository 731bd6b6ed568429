import { people } from '../../../scripts/vite/sample-people.ts'

/** Whoever stands in a sample photo, by its name. */
export type Person = 'studio-2'

/** Width by height of a photo. */
export const aspectOf: Record<Person, number> = { 'studio-2': 2 / 3 }

export const photoOf = (person: Person) => people[`samples/people/${person}.jpg`]

/**
 * Outfits of Explore that are shown as somebody wears them, by the id of the post, in place of a board of their pieces: those
 * alone that graders who did not know them found useful or better (decision 0007).
 */
export const wornBy: Readonly<Record<string, Person>> = {
  '8': 'studio-2',
  'worn-window-table': 'studio-2',
  'holiday-terrace-2': 'studio-2',
  'wedding-guest-2': 'studio-2',
}

export const wornWidths = [320, 640, 960] as const
