import { colourFamilyOf } from '@cabine/sophia/catalogue/colour-families.ts'
import { synonymsOf } from '@cabine/sophia/languages/en/synonyms.ts'
import { rootOf, wordsOf } from '@cabine/sophia/languages/en/split-words.ts'
import { isGarment, type Worn } from '@cabine/sophia/styling/piece.ts'
import type { StoredDeparture } from '#shared/studio.ts'
import type { Template } from './batch-machine.ts'
import { slotNamed } from './template-brief.ts'

/** Whether a name contains the thing itself or a synonym: a striped tee is a tee before it is striped. */
export function namesThing(words: string, name: string) {
  const own = wordsOf(words).at(-1)
  if (!own) return false
  const told = ` ${wordsOf(name).map(rootOf).join(' ')} `
  return [own, ...(synonymsOf([own]) ?? [])].some((noun) =>
    told.includes(` ${noun.split(' ').map(rootOf).join(' ')} `),
  )
}

export const coloursOf = ({ colors }: Template) => ({
  colours: colors.map(
    (colour) => new RegExp(`\\b${colour.replaceAll(/[^\p{L}\p{N} -]/gu, '')}(?:meal)?\\b`, 'iu'),
  ),
  families: new Set(colors.flatMap((colour) => colourFamilyOf(colour) ?? [])),
})
type Colours = ReturnType<typeof coloursOf>

/** Whether a piece is in one of the template's shades, or in a colour of their families. */
export const isShade = ({ colours }: Colours, { colour, name }: Worn) =>
  colours.some((one) => one.test(`${colour} ${name}`))
export const isOfFamily = ({ families }: Colours, { colourFamily }: Worn) =>
  colourFamily !== null && families.has(colourFamily)

/** Clothes in another colour than the template's; where it names none, and for what has no colour, there is none. */
export const isOffColour = (colours: Colours, piece: Worn) =>
  colours.colours.length > 0 &&
  isGarment(piece) &&
  piece.colourFamily !== null &&
  !isShade(colours, piece) &&
  !isOfFamily(colours, piece)

/** The template's words for the piece that fills this slot, if it is what they say. */
export const isAsNamed = ({ pieces }: Template, piece: Worn) => {
  const named = pieces.filter((words) => slotNamed(words) === piece.slot)
  return named.length === 0 || named.some((words) => namesThing(words, piece.name))
}

/** What an outfit has otherwise than its template: other pieces, missing ones, and other colours. */
export function departuresOf(template: Template, pieces: readonly Worn[]): StoredDeparture[] {
  const colours = coloursOf(template)
  const ofPieces = template.pieces.flatMap((words): StoredDeparture[] => {
    const slot = slotNamed(words)
    if (!slot || pieces.some(({ name }) => namesThing(words, name))) return []
    const instead = pieces.find((piece) => piece.slot === slot && !isAsNamed(template, piece))
    return [{ what: 'piece', words, instead: instead?.id ?? null }]
  })
  const off = pieces.filter((piece) => isOffColour(colours, piece))
  return [...ofPieces, ...off.map(({ id }): StoredDeparture => ({ what: 'colour', id }))]
}
