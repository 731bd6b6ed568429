import { people } from '#scripts/vite/sample-people.ts'

/** Whoever stands in a sample photo, by its name. */
export type Person = 'kal-visuals' | 'studio-2'

/** Width by height of a photo. */
export const aspectOf: Record<Person, number> = { 'kal-visuals': 2 / 3, 'studio-2': 2 / 3 }

export const photoOf = (person: Person) => people[`samples/people/${person}.jpg`]

/** Outfits of Explore that are shown as somebody wears them, by the id of the post, in place of a board of their pieces. */
export const wornBy: Readonly<Record<string, Person>> = {
  '8': 'kal-visuals',
  'worn-harbour-walk': 'studio-2',
  'worn-banker-stripe': 'kal-visuals',
  'worn-gallery-afternoon': 'studio-2',
  'worn-late-edition': 'studio-2',
  'worn-garden-lunch': 'studio-2',
  'worn-left-bank': 'studio-2',
  'worn-farmers-market': 'studio-2',
  'worn-slow-boat': 'studio-2',
  'worn-window-table': 'kal-visuals',
  'holiday-terrace-2': 'studio-2',
  'holiday-terrace-3': 'kal-visuals',
}

export const wornWidths = [320, 640, 960] as const
