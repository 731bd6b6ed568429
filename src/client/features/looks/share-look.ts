import { t } from '#client/i18n/messages.ts'
import { fetchPicture } from '#client/lib/picture-data.ts'
import { toastFailure } from '#client/ui/toasts/toast-failure.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { fileNameOf } from './file-name.ts'

const probe = new File([], 'look.jpg', { type: 'image/jpeg' })
const hasSheet = () => navigator.canShare?.({ files: [probe] }) ?? false

/** By the share sheet of her device; without one the picture is copied, to be pasted into a message. */
export const canShareLook = () => hasSheet() || 'ClipboardItem' in window

/** `picture`: the look, or its address. */
export async function shareLook(picture: Blob | string, title: string) {
  try {
    // Both have to begin while her press still counts: the picture comes later.
    if (!hasSheet()) {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': readBlob(picture).then(asPng) })])
      return void toast({ title: t('looks.copied'), tone: 'success' })
    }
    const blob = await readBlob(picture)
    await navigator.share({ files: [new File([blob], fileNameOf(title), { type: blob.type })], title })
  } catch (error) {
    // Closed without sharing, nothing has happened.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toastFailure(error)
  }
}

const readBlob = async (picture: Blob | string) =>
  typeof picture === 'string' ? await fetchPicture(picture) : picture

/** The only kind of picture that every clipboard takes. */
async function asPng(picture: Blob) {
  const bitmap = await createImageBitmap(picture)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  return await canvas.convertToBlob({ type: 'image/png' })
}
