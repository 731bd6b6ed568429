import { labelAsAiMade } from '#shared/ai-label.ts'
import { sniffType, type Picture } from '../photos/pictures.ts'
import { photoUrl } from '../photos/storage.ts'
import type { Job, Order } from './machine.ts'
import type { Fitting, Pixels } from './cloud-provider.ts'

/**
 * A cloud job's pictures stay in the bucket only while it runs: the person, the garments, and the person after each
 * step but the last.
 */
const folderOf = ({ userId, jobId }: Order) => `users/${userId}/try-on-input/${jobId}`
const personKey = (order: Order) => `${folderOf(order)}/person`
const garmentKey = (order: Order, step: number) => `${folderOf(order)}/garment-${step}`
const wornKey = (order: Order, step: number) => `${folderOf(order)}/worn-${step}`

/** Every key that the job may have written. */
export const inputKeys = (order: Order) => [
  personKey(order),
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

/** The result of one step, which is the person of the next. */
export const storeWorn = (bucket: R2Bucket, { order, step }: Job, picture: Pixels) =>
  put(bucket, wornKey(order, step), picture)

async function read(bucket: R2Bucket, key: string): Promise<Pixels> {
  const object = await bucket.get(key)
  if (!object) throw new Error(`nothing under ${key}`)
  const bytes = new Uint8Array(await object.arrayBuffer())
  return { bytes, type: sniffType(bytes) ?? 'image/jpeg' }
}

/** Reads the pictures of the job's present step. */
export async function readFitting(bucket: R2Bucket, job: Job): Promise<Fitting> {
  const { order, step, secret } = job
  const category = order.categories[step]
  if (!category) throw new Error(`a try-on without a step ${step}`)
  const [person, garment] = await Promise.all([
    read(bucket, step === 0 ? personKey(order) : wornKey(order, step - 1)),
    read(bucket, garmentKey(order, step)),
  ])
  const webhookUrl =
    order.webhookOrigin && `${order.webhookOrigin}/api/fashn/webhook/${order.jobId}/${secret}`
  return { person, garment, category, highQuality: order.highQuality, webhookUrl }
}

const pngKey = (key: string) => key.replace(/\.jpg$/, '.png')
export const outputKeys = (key: string) => [key, pngKey(key)]

/** Stores the finished picture for its owner, with the label that AI made it, and returns its address. */
export async function storeOutput(bucket: R2Bucket, { outputKey }: Job, picture: Pixels) {
  const key = picture.type === 'image/png' ? pngKey(outputKey) : outputKey
  await put(bucket, key, { ...picture, bytes: labelAsAiMade(picture.bytes) })
  return photoUrl(key)
}
