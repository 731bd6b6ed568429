import type { Slot } from '@cabine/sophia/vocabulary/categories.ts'

type PromptPiece = { slot: Slot; name: string; colour: string; material: string }

const order: Slot[] = ['dress', 'top', 'bottom', 'outer', 'shoes', 'bag', 'accessory']

/** The model reads no more characters. */
const maxLength = 1_900

/** A shop's words are data: characters that could form a command or a sentence are removed from names. */
const plain = (words: string) =>
  words
    .replaceAll(/[^\p{L}\p{N} '’&-]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 80)

function tell({ name, colour, material }: PromptPiece) {
  const told = plain(name)
  const shade = plain(colour).toLowerCase()
  const hasShade = shade === '' || told.toLowerCase().includes(shade)
  const cloth = plain(material).toLowerCase()
  return `${hasShade ? '' : `${shade} `}${told}${cloth ? ` (${cloth})` : ''}`
}

/** The prompt for the image model, made of the pieces alone: a board like ours, without a person and without text. */
export function promptFor(pieces: PromptPiece[]): string {
  const listed = pieces.toSorted((a, b) => order.indexOf(a.slot) - order.indexOf(b.slot)).map(tell)
  return (
    'Editorial flat lay photograph of one outfit on warm white paper, seen from straight above, soft daylight ' +
    'from the upper left, gentle shadows, generous empty space, every piece whole and shown once: ' +
    `${listed.join('; ')}. No person, no mannequin, no text, no logo.`
  ).slice(0, maxLength)
}
