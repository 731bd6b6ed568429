import type { Slot } from '#shared/stylist/slots.ts'

type PromptPiece = { slot: Slot; name: string; colour: string; material: string }

const order: Slot[] = ['dress', 'top', 'bottom', 'outer', 'shoes', 'bag', 'accessory']

/** The model reads no more. */
const mostLength = 1_900

/** A shop's words are data: what could be taken for a command or a sentence of ours is no letter of a name. */
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

/** What the image model is asked for, of nothing but the pieces: a board as ours is, without a person and without words. */
export function promptFor(pieces: PromptPiece[]): string {
  const listed = pieces.toSorted((a, b) => order.indexOf(a.slot) - order.indexOf(b.slot)).map(tell)
  return (
    'Editorial flat lay photograph of one outfit on warm white paper, seen from straight above, soft daylight ' +
    'from the upper left, gentle shadows, generous empty space, every piece whole and shown once: ' +
    `${listed.join('; ')}. No person, no mannequin, no text, no logo.`
  ).slice(0, mostLength)
}
