import type { Piece } from '@cabine/engine'
import { textOf } from './text-of.ts'
import type { Made } from './worker.ts'

/** A piece whose files lie at addresses. */
export type Order = Omit<Piece, 'image' | 'sewn'> & { image: string; sewn?: string }

/** `Made` with its pictures as base64. */
export type MadeText =
  | Extract<Made, { refused: string }>
  | (Omit<Extract<Made, { look: Blob }>, 'look' | 'origin'> & { look: string; origin: string })

const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
let last = 0

const blobOf = async (address: string) => (await fetch(address)).blob()

async function makeLook(photo: string, orders: Order[], isOwn: boolean): Promise<MadeText> {
  const pieces = await Promise.all(
    orders.map(async ({ image, sewn, ...rest }) => ({
      ...rest,
      image: await blobOf(image),
      ...(sewn === undefined ? {} : { sewn: await blobOf(sewn) }),
    })),
  )
  const id = ++last
  const task = { id, photo: await blobOf(photo), pieces, isOwn }
  const made = await new Promise<Made>((resolve, reject) => {
    worker.onerror = ({ message }) => reject(new Error(message))
    worker.onmessage = ({ data }: MessageEvent<{ id: number; made: Made }>) =>
      data.id === id && resolve(data.made)
    worker.postMessage(task)
  })
  if ('refused' in made) return made
  return { ...made, look: await textOf(made.look), origin: await textOf(made.origin) }
}

Object.assign(window, { makeLook })
