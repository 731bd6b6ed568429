import { developedEnding } from '#shared/try-on-job.ts'
import { isClothes, type WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import { labelAsAiMade } from '@cabine/engine/contract/ai-label.ts'
import { sniffType, type Picture } from '../pictures/open-picture.ts'
import { photoUrl } from '../photos/storage.ts'
import type { Job, Order } from './job-state.ts'
import type { Pixels, Run } from './providers/cloud-provider.ts'
import { webhookAddress } from './webhook-address.ts'

/**
 * A cloud job's pictures stay in the bucket only while it runs: the person, the garments, and the person after each
 * step but the last.
 */
const folderOf = ({ userId, jobId }: Order) => `users/${userId}/try-on-input/${jobId}`
const personKey = (order: Order) => `${folderOf(order)}/person`
const garmentKey = (order: Order, step: number) => `${folderOf(order)}/garment-${step}`
const draftKey = (order: Order) => `${folderOf(order)}/draft`
const wornKey = (order: Order, step: number) => `${folderOf(order)}/worn-${step}`

/** Every key that the job may have written. */
export const inputKeys = (order: Order) => [
  personKey(order),
  draftKey(order),
  ...order.categories.flatMap((_, step) => [garmentKey(order, step), wornKey(order, step)]),
]

const put = (bucket: R2Bucket, key: string, { bytes, type }: Pixels) =>
  bucket.put(key, bytes, { httpMetadata: { contentType: type } })

/** `pictures` holds the person first, then a garment for each step. A device job has none. */
export async function storeInputs(bucket: R2Bucket, order: Order, [person, ...garments]: Picture[]) {
  if (!person) return
  await Promise.all([
    put(bucket, personKey(order), person),
    ...garments.map((garment, step) => put(bucket, garmentKey(order, step), garment)),
  ])
}

/** What her own device made of the same pieces. */
export const storeDraft = (bucket: R2Bucket, order: Order, picture: Pixels) =>
  put(bucket, draftKey(order), picture)

/** The result of one run, which is the person of the next. */
export const storeWorn = (bucket: R2Bucket, { order, step, stepping }: Job, picture: Pixels) =>
  put(bucket, wornKey(order, step + stepping - 1), picture)

async function read(bucket: R2Bucket, key: string): Promise<Pixels> {
  const object = await bucket.get(key)
  if (!object) throw new Error(`nothing under ${key}`)
  const bytes = new Uint8Array(await object.arrayBuffer())
  return { bytes, type: sniffType(bytes) ?? 'image/jpeg' }
}

/** Who wears the pieces of the job's next run: she in her photo, or as the run before dressed her. */
export const readPerson = (bucket: R2Bucket, { order, step }: Job) =>
  read(bucket, step === 0 ? personKey(order) : wornKey(order, step - 1))

/** The clothes of the present run that nothing of the outfit covers. */
export function readOutermost(bucket: R2Bucket, { order, step, stepping }: Job): Promise<Pixels>[] {
  const hasCoat = order.categories.includes('outerwear')
  const isCovered = (category: WornCategory) => hasCoat && (category === 'tops' || category === 'dresses')
  return order.categories.flatMap((category, i) =>
    i >= step && i < step + stepping && isClothes(category) && !isCovered(category)
      ? [read(bucket, garmentKey(order, i))]
      : [],
  )
}

/** Reads the pictures of the job's next run, which puts on this many pieces. */
export async function readRun(
  bucket: R2Bucket,
  job: Job,
  { pieces, isLast, hasWebhook }: { pieces: number; isLast: boolean; hasWebhook: boolean },
): Promise<Run> {
  const { order, step, secret, draft, seed } = job
  const categories = order.categories.slice(step, step + pieces)
  // The draft wears everything: it shows what the last run is to come to, and would mislead an earlier one.
  const [person, drafted, ...pictures] = await Promise.all([
    readPerson(bucket, job),
    draft === 'there' && isLast ? read(bucket, draftKey(order)) : null,
    ...categories.map((_, index) => read(bucket, garmentKey(order, step + index))),
  ])
  const garments = categories.flatMap((category, index) => {
    const picture = pictures[index]
    return picture ? [{ picture, category }] : []
  })
  const webhookUrl =
    hasWebhook && order.webhookOrigin
      ? webhookAddress(order.webhookOrigin, { jobId: order.jobId, secret })
      : null
  return { person, draft: drafted, garments, highQuality: order.highQuality, seed, webhookUrl }
}

const pngKey = (key: string) => key.replace(/\.jpg$/, '.png')
const developedKey = (key: string) => key.replace(/\.jpg$/, developedEnding)
const keysUnder = (key: string) => [key, pngKey(key), developedKey(key)]

/** Every key under which the job may have stored a result. */
export const outputKeys = ({ outputKey, former }: Pick<Job, 'outputKey' | 'former'>) => [
  ...keysUnder(outputKey),
  ...(former ? keysUnder(former.outputKey) : []),
]

/** Stores the finished picture for its owner, with the label that AI made it, and returns its address. */
export async function storeOutput(bucket: R2Bucket, { outputKey, order }: Job, picture: Pixels) {
  const key = picture.type === 'image/png' ? pngKey(outputKey) : outputKey
  const way = order.provider === 'device' ? 'look' : 'photograph'
  await put(bucket, key, { ...picture, bytes: labelAsAiMade(picture.bytes, way) })
  return photoUrl(key)
}

/**
 * Stores what her device made of the cloud's picture, under an address of its own. The cloud's stays until the job names
 * the other one (supersededKeys): a job that dies in between still has a picture.
 */
export async function storeDeveloped(bucket: R2Bucket, { outputKey }: Job, picture: Pixels) {
  const key = developedKey(outputKey)
  await put(bucket, key, { ...picture, bytes: labelAsAiMade(picture.bytes) })
  return photoUrl(key)
}

/** The results of a completed job that are not its result. */
export const supersededKeys = (job: Job) =>
  job.phase === 'completed' ? outputKeys(job).filter((key) => !job.output?.includes(photoUrl(key))) : []
