import { use, useActionState, useEffect, useState } from 'react'
import { messageOf } from '#client/i18n/failure-message.ts'
import { loadMessages, t } from '#client/i18n/messages.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { Alert } from '#client/ui/alert.tsx'
import { BlobPicture } from '#client/ui/blob-picture.tsx'
import { Button } from '#client/ui/button.tsx'
import { Chips } from '#client/ui/chips.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Form } from '#client/ui/form.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { askTimes, maxQuestion, type AskTime } from '#shared/look-asks.ts'
import { shownPictures, type ShownPicture } from '#shared/shown-looks.ts'
import type { SavedLook } from '../saved-look.ts'
import { asJpeg, NothingToShow } from './draw-picture.ts'
import { askFriends, drawLooks, type LookAsk } from './look-asks.ts'
import { ShownLink } from './shown-link.tsx'

const sentences = loadMessages('show-look', 'looks')

type Props = { open: boolean; looks: SavedLook[]; onClose: () => void }

/** She asks friends which of these looks it shall be. */
export function AskFriends({ open, looks, onClose }: Props) {
  use(sentences)
  const [asked, setAsked] = useState<LookAsk | null>(null)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(asked ? 'show-look.made' : 'show-look.askTitle')}
      size={asked ? 'sm' : 'md'}
    >
      {open &&
        (asked ? (
          <ShownLink shown={{ path: asked.path, title: asked.question || t('show-look.askNamed') }} />
        ) : (
          <AskForm looks={looks} onAsked={setAsked} />
        ))}
    </Dialog>
  )
}

type Drawn = { canvases: OffscreenCanvas[]; blobs: Blob[] }

/** The pictures as friends will see them, or why there are none. */
function useDrawn(looks: SavedLook[], shows: ShownPicture) {
  const [drawn, setDrawn] = useState<{ of: ShownPicture; is: Drawn | 'noFace' | 'noPieces' | 'notMade' }>()
  useEffect(() => {
    let isWanted = true
    const draw = async () => {
      const canvases = await drawLooks(looks, shows)
      return { canvases, blobs: await Promise.all(canvases.map((canvas) => asJpeg(canvas))) }
    }
    void draw()
      .catch((error: unknown) => (error instanceof NothingToShow ? error.why : ('notMade' as const)))
      .then((is) => isWanted && setDrawn({ of: shows, is }))
    return () => {
      isWanted = false
    }
  }, [looks, shows])
  return drawn?.of === shows ? drawn.is : undefined
}

function AskForm({ looks: given, onAsked }: { looks: SavedLook[]; onAsked: (asked: LookAsk) => void }) {
  // Of the moment in which she began: the lookbook behind may change.
  const [looks] = useState(given)
  const [shows, setShows] = useState<ShownPicture>('whole')
  const [lasts, setLasts] = useState<AskTime>('week')
  const [question, setQuestion] = useState('')
  const drawn = useDrawn(looks, shows)
  const [failure, submit, pending] = useActionState(async () => {
    if (typeof drawn !== 'object') return ''
    try {
      onAsked(await askFriends(looks, { shows, question, lasts, pictures: drawn.canvases }))
    } catch (error) {
      return isFailure(error, 'age_required') ? t('show-look.askAdult') : messageOf(error)
    }
    return ''
  }, '')
  return (
    <Form onSubmit={submit}>
      <p className="text-ink-soft">{t('show-look.askLead')}</p>
      <Chips
        legend={t('show-look.picture')}
        options={shownPictures.map((value) => ({ value, label: t(`show-look.${value}`) }))}
        value={shows}
        onChange={setShows}
        disabled={pending}
      />
      {typeof drawn === 'string' ? (
        <Alert>{t(`show-look.${drawn}`)}</Alert>
      ) : (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {looks.map((look, at) => (
            <li key={look.id} className="grid gap-2">
              <div className="grid aspect-3/4 place-items-center rounded-md bg-blush p-2">
                {drawn?.blobs[at] ? (
                  <BlobPicture picture={drawn.blobs[at]} className="size-full min-h-0 object-contain" />
                ) : (
                  <Skeleton className="size-full" />
                )}
              </div>
              <p className="truncate text-sm">{look.title}</p>
            </li>
          ))}
        </ul>
      )}
      <output className="text-sm text-ink-soft empty:hidden">{!drawn && t('show-look.askMaking')}</output>
      <TextField
        label={t('show-look.askQuestion')}
        maxLength={maxQuestion}
        value={question}
        onChange={({ target }) => setQuestion(target.value)}
      />
      <Chips
        legend={t('show-look.lasts')}
        options={askTimes.map((value) => ({ value, label: t(`show-look.${value}`) }))}
        value={lasts}
        onChange={setLasts}
        disabled={pending}
      />
      {failure && <Alert>{failure}</Alert>}
      <Button type="submit" loading={pending} disabled={typeof drawn !== 'object'}>
        {t('show-look.make')}
      </Button>
    </Form>
  )
}
