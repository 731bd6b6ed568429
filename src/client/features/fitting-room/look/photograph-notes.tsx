import { useState } from 'react'
import type { FinishedLook } from '../try-on-state.ts'
import { DoubtfulOffer } from '../photograph/doubtful-offer.tsx'
import { HowMade } from '../photograph/how-made.tsx'
import { WhyNoPhotograph } from '../photograph/why-no-photograph.tsx'
import { declineDoubtful, followLater, isDoubtful, keepDoubtful } from './photograph-choices.ts'

/** What is to be said under a look of its photograph: an offer, why there is none, and which way it was made. */
export function PhotographNotes({ look }: { look: FinishedLook }) {
  const [isBusy, setIsBusy] = useState(false)
  const { photograph } = look

  async function run(act: () => Promise<boolean>) {
    setIsBusy(true)
    await act()
    setIsBusy(false)
  }

  return (
    <>
      {isDoubtful(look) && (
        <DoubtfulOffer
          drifts={look.photograph.drifts}
          busy={isBusy}
          onKeep={() => void run(() => keepDoubtful(look))}
          onDecline={() => void run(() => declineDoubtful(look))}
        />
      )}
      {photograph?.is === 'missing' && (
        <WhyNoPhotograph
          reason={photograph.reason}
          later={photograph.later}
          onAskLater={() => void run(() => followLater(look))}
        />
      )}
      <HowMade {...wayOf(look)} />
    </>
  )
}

const wayOf = ({ photograph }: FinishedLook) =>
  photograph && photograph.is !== 'missing'
    ? { way: photograph.by, hasBlend: photograph.hasBlend }
    : { way: 'device' as const, hasBlend: false }
