import { useEffect, useRef, useState } from 'react'
import { t } from '#client/i18n/messages.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { writeLetter } from '../consultation-calls.ts'
import { requireSent } from './consultation-store.ts'

/** The shortest time in which a letter is written, ms: an instant one would not seem considered. */
const leastWritingMs = 1500

/** The button that has the letter written, once everything is answered. */
export function WritePanel({ onWritten }: { onWritten: (letterId: string) => void }) {
  const [phase, setPhase] = useState<'asking' | 'writing'>('asking')
  const [failure, setFailure] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus({ preventScroll: true })
  }, [])

  async function write() {
    setPhase('writing')
    setFailure(null)
    const refusal = (await requireSent()) ? await requestLetter() : t('session.unsavedWrite')
    if (refusal === null) return
    setFailure(refusal)
    setPhase('asking')
  }

  /** Has the letter written. Gives back why that failed, or null. */
  async function requestLetter() {
    try {
      const [letterId] = await Promise.all([
        writeLetter(),
        new Promise((resolve) => setTimeout(resolve, leastWritingMs)),
      ])
      onWritten(letterId)
      return null
    } catch (error) {
      return messageOf(error)
    }
  }

  return (
    <div className="grid animate-rise gap-3">
      {failure && <Alert>{failure}</Alert>}
      <output className="sr-only">{phase === 'writing' && t('session.writing')}</output>
      <Button ref={button} size="lg" loading={phase === 'writing'} onClick={() => void write()}>
        {t(phase === 'writing' ? 'session.writing' : 'session.write')}
      </Button>
    </div>
  )
}
