import { useState, type SubmitEvent } from 'react'
import LocateFixed from 'lucide-react/icons/locate-fixed'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { findPlaces, locate } from './forecast.ts'
import type { Place } from './today-memory.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findPlaces>>>
type Props = {
  title: string
  open: boolean
  place: Place | null
  onChoose: (place: Place | null) => void
  onClose: () => void
}

/** Where she wants the weather of: typed, or told by the browser. */
export function PlaceDialog({ title, open, place, onChoose, onClose }: Props) {
  const [name, setName] = useState('')
  const [found, setFound] = useState<Found | null>(null)
  const [busy, setBusy] = useState<'search' | 'locate' | null>(null)
  const [failure, setFailure] = useState('')

  async function search(event: SubmitEvent) {
    event.preventDefault()
    const asked = name.trim()
    if (asked.length < 2 || busy) return
    setBusy('search')
    setFailure('')
    const places = await findPlaces(asked).catch(() => null)
    setBusy(null)
    setFound(places)
    if (!places) setFailure(t('today.placesFailed'))
    else if (places.length === 0) setFailure(t('today.noPlace'))
  }

  async function useLocation() {
    setBusy('locate')
    setFailure('')
    const here = await locate()
    setBusy(null)
    if (!here) return setFailure(t('today.noLocation'))
    onChoose(here)
    onClose()
  }

  return (
    <Dialog open={open} onClose={onClose} title={title} size="sm">
      <div className="grid gap-5">
        <form onSubmit={(event) => void search(event)} noValidate className="grid gap-3">
          <TextField
            label={t('today.town')}
            value={name}
            maxLength={80}
            autoComplete="address-level2"
            error={failure}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" loading={busy === 'search'}>
              {t('today.findPlace')}
            </Button>
            <Button
              variant="outline"
              loading={busy === 'locate'}
              icon={<LocateFixed aria-hidden className="size-4.5" strokeWidth={1.5} />}
              onClick={() => void useLocation()}
            >
              {t('today.useLocation')}
            </Button>
          </div>
        </form>
        {found && found.length > 0 && (
          <ul
            aria-label={t('today.placesFound')}
            className="divide-y divide-hairline border-y border-hairline"
          >
            {found.map((one) => (
              <li key={`${one.latitude} ${one.longitude} ${one.name} ${one.region}`}>
                <button
                  type="button"
                  className="grid min-h-12 w-full content-center py-2 text-start hover:bg-tint"
                  onClick={() => {
                    onChoose({ name: one.name, latitude: one.latitude, longitude: one.longitude })
                    onClose()
                  }}
                >
                  {one.name}
                  <span className="text-sm text-ink-soft">{one.region}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <p className="text-sm text-ink-soft">{t('today.placePrivacy')}</p>
        {place && (
          <Button
            variant="quiet"
            size="sm"
            className="justify-self-start"
            onClick={() => {
              onChoose(null)
              onClose()
            }}
          >
            {t('today.forgetPlace')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
