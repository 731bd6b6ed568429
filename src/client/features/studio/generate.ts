import { t } from '#client/i18n/messages.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { isKnownCode, messageFor } from '#client/lib/failure-message.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import type { BatchView } from '#shared/studio.ts'
import { chooseTemplates } from './selection-store.ts'
import { askForDesk, sendBatch } from './studio-calls.ts'
import { mergeBatchView, openStudio, readBatch } from './studio-store.ts'

/** Begins a batch. True when one is being made now, also one that was begun before, on another device. */
export async function generate(templateIds: string[]) {
  if (templateIds.length === 0) {
    toast({ title: t('studio.noneTitle'), description: t('studio.none'), tone: 'error' })
    return false
  }
  try {
    applyBatchView(await sendBatch(templateIds))
    return true
  } catch (error) {
    toastFailure(error)
    return isFailure(error, 'batch_running') && (await findRunning())
  }
}

/** One that did not come about, alone. */
export const tryAgain = (templateId: string) => generate([templateId])

/** Whatever the server says of a batch, from wherever. */
export function applyBatchView(view: BatchView) {
  const ended = mergeBatchView(view)
  if (!ended) return
  if (ended.count === 0) return toastFailure(null)
  chooseTemplates([])
  toast({
    title: t('studio.successTitle'),
    description: t('studio.success', { count: ended.count }),
    tone: 'success',
  })
}

/** In her language where the server knows why; what it does not know is said in the words of the specification. */
function toastFailure(error: unknown) {
  const code = isFailure(error) ? error.code : 'server_error'
  const isTold = code === 'connection_lost' || (code !== 'server_error' && isKnownCode(code))
  const description = isTold ? messageFor(code) : t('studio.failed')
  toast({ title: t('studio.failedTitle'), description, tone: 'error' })
}

async function findRunning() {
  const desk = await openDesk()
  return desk && readBatch()?.state === 'running'
}

/** Lays what she has on the desk. False when it cannot be had. */
export async function openDesk() {
  try {
    const { outfits, running } = await askForDesk()
    openStudio(outfits, running)
    return true
  } catch {
    return false
  }
}
