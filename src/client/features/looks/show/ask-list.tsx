import { useEffect, useState } from 'react'
import EyeOff from 'lucide-react/icons/eye-off'
import Share from 'lucide-react/icons/share'
import { formatDate } from '#client/i18n/format.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { t } from '#client/i18n/messages.ts'
import { listenLive } from '#client/lib/live-channel.ts'
import { useServerState } from '#client/session/server-state.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { MirrorLink } from '#client/ui/product/mirror-link.tsx'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { nameOfSaved } from '../saved-look-name.ts'
import { endAsk, favoriteOf, hideWords, lookAsks, type LookAsk } from './look-asks.ts'
import { sendLink } from './shown-link.tsx'

/** What she asks friends, and what they choose, while they do. Nothing where she asks nobody. */
export function AskList({ onWear }: { onWear: () => void }) {
  const { data, error } = useServerState(lookAsks)
  useEffect(
    () =>
      listenLive((message) => {
        if (message.type === 'look_asks_changed') void lookAsks.refresh()
      }),
    [],
  )
  if (data === undefined && error !== undefined) return <Alert>{t('show-look.asksFailed')}</Alert>
  if (!data?.length) return null
  return (
    <section className="mb-8 grid gap-4">
      <h3 className="font-display text-display-sm">{t('show-look.asksTitle')}</h3>
      <ul className="grid gap-8">
        {data.map((ask) => (
          <AskCard key={ask.id} ask={ask} onWear={onWear} />
        ))}
      </ul>
    </section>
  )
}

const tellFailure = (error: unknown) => toast({ title: messageOf(error), tone: 'error' })

function AskCard({ ask, onWear }: { ask: LookAsk; onWear: () => void }) {
  const [isEnding, setEnding] = useState(false)
  const favorite = favoriteOf(ask)
  const title = ask.question || t('show-look.askNamed')

  async function end() {
    setEnding(true)
    try {
      await endAsk(ask)
      toast({ title: t('show-look.askEnded'), tone: 'success' })
    } catch (error) {
      setEnding(false)
      tellFailure(error)
    }
  }

  return (
    <li className="grid gap-4 rounded-md border border-hairline p-4 sm:p-5">
      <div>
        <p className="font-medium">{title}</p>
        <p className="text-sm text-ink-soft">
          {t('show-look.until', { date: formatDate(new Date(ask.endsAt)) })}
        </p>
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {ask.options.map((option) => (
          <li key={option.position} className="grid content-start gap-2">
            <div className="relative rounded-sm bg-blush p-2">
              <img src={option.pictureUrl} alt="" className="aspect-3/4 w-full object-contain" />
              {option === favorite && (
                <span className="absolute start-2 top-2">
                  <Badge tone="onPicture">{t('show-look.winner')}</Badge>
                </span>
              )}
            </div>
            <p className="truncate text-sm">{option.title}</p>
            <p className="text-sm text-ink-soft tabular-nums">
              {t('show-look.votes', { count: option.votes })}
            </p>
          </li>
        ))}
      </ul>
      {ask.words.length > 0 && (
        <div>
          <p className="mb-1 text-sm font-medium">{t('show-look.friendsWords')}</p>
          <ul className="divide-y divide-hairline border-y border-hairline">
            {ask.words.map(({ id, words, position }) => (
              <li key={id} className="flex items-center justify-between gap-3">
                <p className="min-w-0 text-sm">
                  {words}{' '}
                  <span className="text-ink-soft">
                    {ask.options.find((option) => option.position === position)?.title}
                  </span>
                </p>
                <IconButton
                  label={t('show-look.hide', { words })}
                  icon={<EyeOff aria-hidden className="size-5" strokeWidth={1.5} />}
                  onClick={() => void hideWords(ask, id).catch(tellFailure)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {favorite?.lookId && (
          <MirrorLink
            asked={{ kind: 'look', value: nameOfSaved(favorite.lookId) }}
            onFollow={onWear}
            className={buttonStyle('primary', 'sm')}
          >
            {t('show-look.wearWinner')}
          </MirrorLink>
        )}
        <Button
          variant="outline"
          size="sm"
          icon={<Share aria-hidden className="size-4" strokeWidth={1.5} />}
          onClick={() => void sendLink({ path: ask.path, title })}
        >
          {t('show-look.send')}
        </Button>
        <Button variant="quiet" size="sm" loading={isEnding} onClick={() => void end()}>
          {t('show-look.endAsk')}
        </Button>
      </div>
    </li>
  )
}
