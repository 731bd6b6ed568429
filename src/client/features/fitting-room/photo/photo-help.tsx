import { use, type ReactNode } from 'react'
import RotateCw from 'lucide-react/icons/rotate-cw'
import type { PeopleInPicture, PhotoAdvice } from '@cabine/engine'
import { t } from '#client/i18n/messages.ts'
import { openEngine } from '#client/lib/engine-session.ts'
import { Button } from '#client/ui/button.tsx'
import { photoOwner, preparePhoto } from '../photo-consent.ts'
import { judgementOf, usePhotoStore, type ShopperPhoto } from '../photo-store.ts'
import { whole } from './crop-box.ts'
import type { Cut } from './cut-photo.ts'

/** What may be said of a photo only because it lies on its side, or of several people. */
const mendable: readonly PhotoAdvice[] = [
  'nobody',
  'several_people',
  'upside_down',
  'back_view',
  'turned',
  'tilted',
  'not_upright',
]

const found = new WeakMap<Blob, Promise<PeopleInPicture>>()

function peopleOf(photo: Blob) {
  const known = found.get(photo)
  if (known) return known
  const looked = openEngine()
    .findPeople(photo)
    .catch(() => ({ turn: 0 as const, people: [] }))
  found.set(photo, looked)
  return looked
}

function cutTo(cut: Cut) {
  const owner = photoOwner()
  if (owner) void preparePhoto(({ cutShownPhoto }) => cutShownPhoto(cut, owner))
}

/** On a photo that was refused: to turn it upright, or to tap herself among several. */
export function PhotoHelp({ photo }: { photo: ShopperPhoto }) {
  const advice = usePhotoStore(({ check }) => judgementOf(check)?.advice)
  return advice?.some((one) => mendable.includes(one)) ? <Help photo={photo} advice={advice} /> : null
}

function Help({ photo, advice }: { photo: ShopperPhoto; advice: readonly PhotoAdvice[] }) {
  const { turn, people } = use(peopleOf(photo.blob))
  if (turn !== 0)
    return (
      <Said words={t('photo-notes.onItsSide')}>
        <Button
          size="sm"
          className="pointer-events-auto"
          icon={<RotateCw aria-hidden className="size-4" strokeWidth={1.75} />}
          onClick={() => cutTo({ turn, box: whole })}
        >
          {t('photo-notes.turnUpright')}
        </Button>
      </Said>
    )
  if (people.length < 2 || !advice.includes('several_people')) return null
  return (
    <>
      {people.map((box, index) => (
        <button
          key={box.left}
          type="button"
          aria-label={t('photo-notes.thisIsMe', { number: index + 1, all: people.length })}
          onClick={() => cutTo({ turn, box })}
          style={{
            left: `${100 * box.left}%`,
            top: `${100 * box.top}%`,
            width: `${100 * box.width}%`,
            height: `${100 * box.height}%`,
          }}
          className="absolute rounded-md border-2 border-paper shadow-[0_0_0_1px_var(--ink)] transition-colors duration-(--duration-quick) hover:bg-paper/25 focus-visible:bg-paper/25"
        />
      ))}
      <Said words={t('photo-notes.tapYourself')} />
    </>
  )
}

const Said = ({ words, children }: { words: string; children?: ReactNode }) => (
  <div className="pointer-events-none absolute inset-x-2 bottom-2 grid justify-items-center gap-2 rounded-md bg-paper/92 p-3 text-center text-sm">
    <output>{words}</output>
    {children}
  </div>
)
