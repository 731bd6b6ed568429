import { use, useActionState, useState } from 'react'
import { messageOf } from '#client/i18n/failure-message.ts'
import { loadMessages, t } from '#client/i18n/messages.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { AiLabel } from '#client/ui/ai-label.tsx'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Chips } from '#client/ui/chips.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Form } from '#client/ui/form.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import {
  maxShownWords,
  shownPasswordLength,
  shownPictures,
  shownTimes,
  type ShownPicture,
  type ShownTime,
} from '#shared/shown-looks.ts'
import type { SavedLook } from '../saved-look.ts'
import { ShownLink } from './shown-link.tsx'
import { showLook, type ShownLook } from './shown-looks.ts'
import { useShownPicture } from './use-shown-picture.ts'

/** The pages that open it do without its words until then. */
const sentences = loadMessages('show-look', 'looks')

type Props = { open: boolean; look: SavedLook; onClose: () => void }

/** She makes a page of a look, for whoever she sends the link to, and sees before what others will see. */
export function ShowLook({ open, look, onClose }: Props) {
  use(sentences)
  const [shown, setShown] = useState<ShownLook | null>(null)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(shown ? 'show-look.made' : 'show-look.title')}
      size={shown ? 'sm' : 'lg'}
    >
      {open && (shown ? <ShownLink shown={shown} /> : <ShowForm look={look} onShown={setShown} />)}
    </Dialog>
  )
}

const labelOfTime = (time: ShownTime) => t(`show-look.${time === 'open' ? 'always' : time}`)

function ShowForm({ look, onShown }: { look: SavedLook; onShown: (shown: ShownLook) => void }) {
  const [shows, setShows] = useState<ShownPicture>('whole')
  const [lasts, setLasts] = useState<ShownTime>('week')
  const [words, setWords] = useState('')
  const [password, setPassword] = useState('')
  const picture = useShownPicture(look, shows)
  const [{ failure, isShort }, submit, pending] = useActionState(
    async () => {
      if (password && password.length < shownPasswordLength.min) return { failure: '', isShort: true }
      if (picture.is !== 'made') return { failure: '', isShort: false }
      try {
        onShown(await showLook(look, { shows, lasts, words, password, picture: picture.canvas }))
      } catch (error) {
        const isAge = isFailure(error, 'age_required')
        return { failure: isAge ? t('show-look.askAdult') : messageOf(error), isShort: false }
      }
      return { failure: '', isShort: false }
    },
    { failure: '', isShort: false },
  )
  return (
    <div className="grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] md:gap-12">
      <Preview picture={picture} shows={shows} />
      <Form onSubmit={submit}>
        <p className="text-ink-soft">{t('show-look.lead')}</p>
        <Chips
          legend={t('show-look.picture')}
          options={shownPictures.map((value) => ({ value, label: t(`show-look.${value}`) }))}
          value={shows}
          onChange={setShows}
          disabled={pending}
        />
        <TextField
          label={t('show-look.words')}
          maxLength={maxShownWords}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Chips
          legend={t('show-look.lasts')}
          options={shownTimes.map((value) => ({ value, label: labelOfTime(value) }))}
          value={lasts}
          onChange={setLasts}
          disabled={pending}
        />
        <PasswordField
          label={t('show-look.password')}
          hint={t('show-look.passwordHint')}
          error={isShort ? t('show-look.passwordShort') : undefined}
          autoComplete="off"
          maxLength={shownPasswordLength.max}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        {failure && <Alert>{failure}</Alert>}
        <Button type="submit" loading={pending} disabled={picture.is !== 'made'}>
          {t('show-look.make')}
        </Button>
      </Form>
    </div>
  )
}

type PreviewProps = { picture: ReturnType<typeof useShownPicture>; shows: ShownPicture }

/** The very picture that is sent. */
function Preview({ picture, shows }: PreviewProps) {
  const isHidden = shows === 'blurred' || shows === 'cropped'
  return (
    <div className="grid gap-3 md:sticky md:top-0">
      <div className="relative grid place-items-center rounded-md bg-blush p-4 sm:p-6">
        {picture.is === 'made' ? (
          <>
            <img
              src={picture.url}
              alt={t('show-look.previewAlt')}
              className="max-h-[44dvh] max-w-full rounded-sm shadow-float md:max-h-[60dvh]"
            />
            {shows !== 'pieces' && <AiLabel className="absolute start-6 top-6 sm:start-8 sm:top-8" />}
          </>
        ) : (
          <Skeleton className="aspect-2/3 h-[44dvh] max-w-full md:h-[60dvh]" />
        )}
      </div>
      <output className="text-sm text-ink-soft">
        {picture.is === 'making' && t('show-look.making')}
        {picture.is === 'made' && t(isHidden ? 'show-look.checkFace' : 'show-look.previewAlt')}
      </output>
      {picture.is === 'failed' && <Alert>{t(`show-look.${picture.why}`)}</Alert>}
    </div>
  )
}
