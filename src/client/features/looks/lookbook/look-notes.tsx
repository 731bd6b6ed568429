import { useId, useState } from 'react'
import { messageOf } from '#client/i18n/failure-message.ts'
import { t } from '#client/i18n/messages.ts'
import { Field, inputStyle } from '#client/ui/field.tsx'
import { maxNotesLength } from '#shared/looks.ts'
import type { SavedLook } from '../saved-look.ts'
import { writeNotes } from './albums.ts'

/** What she notes of a look. It is saved when she leaves the field, for the next look or to close this one. */
export function LookNotes({ look }: { look: SavedLook }) {
  const id = useId()
  const [end, setEnd] = useState<'saved' | { failure: string } | null>(null)

  async function save(notes: string) {
    if (notes.trim() === look.notes) return
    try {
      await writeNotes(look, notes.trim())
      setEnd('saved')
    } catch (error) {
      setEnd({ failure: messageOf(error) })
    }
  }

  const failure = typeof end === 'object' ? end?.failure : undefined
  return (
    <Field
      id={id}
      label={t('lookbook.note')}
      error={failure && `${t('lookbook.noteNotSaved')} ${failure}`}
      hint={<output>{t(end === 'saved' ? 'lookbook.noteSaved' : 'lookbook.noteHint')}</output>}
    >
      <textarea
        id={id}
        rows={3}
        maxLength={maxNotesLength}
        defaultValue={look.notes}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={() => setEnd(null)}
        onBlur={({ currentTarget }) => void save(currentTarget.value)}
        className={`${inputStyle} resize-y py-3`}
      />
    </Field>
  )
}
