import { textOf } from './text-of.ts'

const worker = new Worker(new URL('./limbs-worker.ts', import.meta.url), { type: 'module' })

/** What `limbs-worker.ts` drew, as base64; null where the photo was refused. */
async function drawLimbs(address: string) {
  const photo = await (await fetch(address)).blob()
  return await new Promise<string[] | null>((resolve, reject) => {
    worker.onerror = ({ message }) => reject(new Error(message))
    worker.onmessage = ({ data }: MessageEvent<Blob[] | null>) =>
      resolve(data && Promise.all(data.map(textOf)))
    worker.postMessage(photo)
  })
}

Object.assign(window, { drawLimbs })
