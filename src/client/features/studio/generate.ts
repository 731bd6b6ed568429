import { t } from '#client/i18n/messages.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { messageOr } from '#client/i18n/failure-message.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import type { BatchView } from '#shared/studio.ts'
import { chooseTemplates } from './selection-store.ts'
import { fetchDesk, sendBatch } from './studio-calls.ts'
import { mergeBatchView, openStudio, readBatch } from './studio-store.ts'

/** Starts a batch. True if one is running now, also one that was started before on another device. */
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

/** Generates one failed outfit again, alone. */
export const tryAgain = (templateId: string) => generate([templateId])

/** Takes in a view of a batch, from the live channel or from a call. The end of a batch is announced by a toast. */
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

function toastFailure(error: unknown) {
  const description = messageOr(error, t('studio.failed'))
  toast({ title: t('studio.failedTitle'), description, tone: 'error' })
}

async function findRunning() {
  const desk = await openDesk()
  return desk && readBatch()?.state === 'running'
}

/** Loads the shopper's outfits and her running batch. False if that fails. */
export async function openDesk() {
  try {
    const { outfits, running } = await fetchDesk()
    openStudio(outfits, running)
    return true
  } catch {
    return false
  }
}
