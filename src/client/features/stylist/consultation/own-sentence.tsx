import { useState } from 'react'
import { t } from '#client/i18n/messages.ts'
import { OwnWords } from '../talk/own-words.tsx'
import { sayInConsultation, useConsultation } from './consultation-store.ts'

/** Her own words in the place of a choice. */
export function OwnSentence() {
  const [draft, setDraft] = useState('')
  const { isHearing } = useConsultation()
  return (
    <OwnWords
      draft={draft}
      onDraft={setDraft}
      isBusy={isHearing}
      onSend={(words) => void sayInConsultation(words)}
      label={t('sophia.inputLabel')}
      hint={t('sophia.inputHint')}
      send={t('sophia.send')}
    />
  )
}
