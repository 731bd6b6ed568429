import { t } from '#client/i18n/messages.ts'
import { fetchPicture } from '#client/lib/picture-data.ts'
import { saveFile } from '#client/lib/save-file.ts'
import { toastFailure } from '#client/ui/toasts/toast-failure.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { fileNameOf } from './file-name.ts'

const probe = new File([], 'look.jpg', { type: 'image/jpeg' })
const hasSheet = () => navigator.canShare?.({ files: [probe] }) ?? false

/** By the share sheet of her device; without one the picture is copied, to be pasted into a message. */
export const canShareLook = () => hasSheet() || 'ClipboardItem' in window

/** `picture`: the look, or its address. Where a browser has a sheet or a clipboard and refuses it, the picture is saved. */
export async function shareLook(picture: Blob | string, title: string) {
  const read = readBlob(picture)
  try {
    await passOn(read, title).catch(async (error: unknown) => {
      // Closed without sharing, nothing has happened.
      if (isOfBrowser(error, 'AbortError')) return
      if (!isOfBrowser(error)) throw error
      saveFile(await read, fileNameOf(title))
      toast({ title: t('looks.savedInstead') })
    })
  } catch (error) {
    toastFailure(error)
  }
}

async function passOn(read: Promise<Blob>, title: string) {
  // Both have to begin while her press still counts: the picture comes later.
  if (!hasSheet()) {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': read.then(asPng) })])
    return void toast({ title: t('looks.copied'), tone: 'success' })
  }
  const blob = await read
  await navigator.share({ files: [new File([blob], fileNameOf(title), { type: blob.type })], title })
}

const isOfBrowser = (error: unknown, name?: string) =>
  error instanceof DOMException && (name === undefined || error.name === name)

const readBlob = async (picture: Blob | string) =>
  typeof picture === 'string' ? await fetchPicture(picture) : picture

/** The only kind of picture that every clipboard takes. */
async function asPng(picture: Blob) {
  const bitmap = await createImageBitmap(picture)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  return await canvas.convertToBlob({ type: 'image/png' })
}
