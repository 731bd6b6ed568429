import { t } from '#client/i18n/messages.ts'
import type { Question } from '@cabine/sophia/answering/outfits/outfits-moves.ts'
import type { Said } from '@cabine/sophia/answering/outfits/messages.ts'
import { ShopperLine } from '../../conversation/lines.tsx'
import { useTalkState } from '../talk-store.ts'
import { revise } from './outfit-turns.ts'
import { saidText } from './outfit-talk-words.ts'

const answerKeys = { occasion: 'occasion', weather: 'weather', outfit_type: 'outfitType' } as const

/** A line of hers; an answer to a question of the outfits can be changed. */
export function OwnAnswer({ said, question }: { said: Said; question: Question | undefined }) {
  const { hiddenFrom, talk } = useTalkState()
  const text = saidText(said)
  const canChange =
    question &&
    talk.script === 'outfits' &&
    talk.outfits[answerKeys[question]] !== null &&
    hiddenFrom === null
  if (!canChange) return <ShopperLine text={text} />
  return (
    <ShopperLine
      text={text}
      change={{
        label: t('sophia.change'),
        name: t('sophia.changeAnswer', { answer: text }),
        onChange: () => void revise(question),
      }}
    />
  )
}
