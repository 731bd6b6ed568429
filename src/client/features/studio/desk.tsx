import './studio.css'
import { use, useEffect, type RefObject } from 'react'
import { CouldNotLoad } from '#client/ui/could-not-load.tsx'
import { listenLive } from '#client/lib/live-channel.ts'
import { waitOrReturn } from '#client/lib/wait-or-return.ts'
import { inPhrases, t } from '#client/i18n/messages.ts'
import { useOnline } from '#client/lib/online.ts'
import { Progress } from '#client/ui/progress.tsx'
import type { BatchView } from '#shared/studio.ts'
import { deskOf } from './batch/batch-progress.ts'
import { followBatch } from './batch/follow-batch.ts'
import { applyBatchView } from './generate.ts'
import { FailedCard, MakingCard } from './batch/making-card.tsx'
import { OutfitCard } from './outfits/outfit-card.tsx'
import { fetchBatch } from './studio-calls.ts'
import { forgetBatch, useStudio } from './studio-store.ts'

type Props = {
  /** Resolves with false if the outfits cannot be had. */
  found: Promise<boolean>
  heading: RefObject<HTMLHeadingElement | null>
}

/** The outfits that are being made and those that were made, the newest first. */
export function Desk({ found, heading }: Props) {
  const isFound = use(found)
  const { batch, failed, outfits } = useStudio()
  useBatchNews(batch)
  const cards = deskOf(batch, failed, outfits)

  return (
    <section aria-labelledby="desk" className="mt-20 scroll-mt-20 lg:mt-28">
      <h2 id="desk" ref={heading} tabIndex={-1} className="font-display text-display-md outline-none">
        {inPhrases(t('studio.deskTitle'))}
      </h2>
      {batch?.state === 'running' && <HowFar batch={batch} />}
      {!isFound && (
        <div className="mt-6">
          <CouldNotLoad>{t('studio.deskUnreachable')}</CouldNotLoad>
        </div>
      )}
      {isFound && cards.length === 0 && (
        <p className="mt-4 max-w-[52ch] text-lg text-ink-soft">{t('studio.deskEmpty')}</p>
      )}
      <ul className="mt-8 grid items-start gap-x-6 gap-y-12 sm:grid-cols-2 lg:mt-10 lg:grid-cols-3 lg:gap-x-10 lg:gap-y-16">
        {cards.map((card) => (
          <li key={card.key} className="min-w-0">
            {card.is === 'outfit' ? (
              <OutfitCard outfit={card.outfit} isNew={card.isNew} />
            ) : card.is === 'failed' ? (
              <FailedCard card={card} />
            ) : (
              <MakingCard card={card} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Follows the batch by the live channel and, in case that is cut, by polling. */
function useBatchNews(batch: BatchView | null) {
  useEffect(
    () =>
      listenLive((message) => {
        if (message.type === 'outfit_batch') applyBatchView(message.batch)
      }),
    [],
  )

  const runningId = batch?.state === 'running' ? batch.batchId : null
  useEffect(() => {
    if (!runningId) return
    const watch = new AbortController()
    followBatch(
      runningId,
      { fetchBatch, wait: waitOrReturn },
      { signal: watch.signal, onView: applyBatchView, onGone: forgetBatch },
    ).catch((error: unknown) => {
      if (!watch.signal.aborted) throw error
    })
    return () => watch.abort(new DOMException('the page was left', 'AbortError'))
  }, [runningId])
}

function HowFar({ batch: { outfits, count } }: { batch: BatchView }) {
  const isOnline = useOnline()
  const total = outfits.length
  const ended = outfits.filter(({ state }) => state === 'done' || state === 'failed').length
  return (
    <div className="mt-6 max-w-xl">
      <Progress value={(100 * ended) / Math.max(1, total)} label={t('studio.progress', { count, total })} />
      <p className="mt-3 text-sm text-ink-soft">{t(isOnline ? 'studio.leaveHint' : 'studio.offlineHint')}</p>
    </div>
  )
}
