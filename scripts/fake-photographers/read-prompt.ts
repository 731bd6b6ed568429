import { lower, upper, whole, type Place } from './pictures.ts'

const feet: Place = { top: 0.88, height: 0.12 }
const besideHer: Place = { top: 0.5, height: 0.18 }
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** Where the prompt says that the n-th picture's piece belongs. */
function placeOf(prompt: string, n: number): Place {
  const noun = new RegExp(`wears the ([\\w ]+) of the ${ordinals[n]} picture`).exec(prompt)?.[1] ?? ''
  if (noun.includes('dress')) return whole
  if (noun.includes('shoes')) return feet
  if (noun.includes('bag')) return besideHer
  return /trousers|skirt/.test(noun) ? lower : upper
}

/** What the pictures beside that of the person are, as an editor would gather from our prompt. */
export function readPrompt(prompt: string, others: Buffer[]) {
  const hasDraft = /second picture is a rough draft/.test(prompt)
  const [draft, ...after] = others
  const garments = hasDraft ? after : others
  return {
    draft: hasDraft ? (draft ?? null) : null,
    garments: garments.map((garment, i) => ({ garment, place: placeOf(prompt, i + (hasDraft ? 2 : 1)) })),
  }
}
