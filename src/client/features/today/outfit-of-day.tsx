import { useState } from 'react'
import Shirt from 'lucide-react/icons/shirt'
import { slotOfCategory, type Slot } from '@cabine/sophia/vocabulary/categories.ts'
import { closetPieceAddress } from '#client/features/closet/closet-address.ts'
import { mayBeWorn } from '#client/features/closet/own-pieces.ts'
import { buttonStyle } from '#client/ui/button-style.ts'
import { MirrorLink } from '#client/ui/product/mirror-link.tsx'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { ChipRow } from '#client/ui/chip-row.tsx'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { orToast } from '#client/ui/toasts/toast-failure.ts'
import type { ClosetPiece } from '#client/features/closet/closet-piece.ts'
import { outfitsOfDay, swapsOf, type DayAsked } from '#shared/own-clothes/outfits-of-day.ts'
import { refusalReasons, type Refusal } from '#shared/own-clothes/refusals.ts'
import { OwnBoard } from './own-board.tsx'
import { refuse, takeBack } from './today-memory.ts'
import { note, unnote } from '#client/features/wear-log/wear.ts'

type Props = { closet: ClosetPiece[]; asked: DayAsked; isToday: boolean }

const atOnce = 4

/** An outfit of her own clothes for the day: to wear, to change piece by piece, or to decline with a reason. Mount it anew for each question. */
export function OutfitOfDay({ closet, asked, isToday }: Props) {
  const [outfits] = useState(() => outfitsOfDay(closet, asked, atOnce))
  const [at, setAt] = useState(0)
  const [swapped, setSwapped] = useState<string[] | null>(null)
  /** What she has seen in a place. */
  const [tried, setTried] = useState<Partial<Record<Slot, string[]>>>({})
  const [isDeclining, setIsDeclining] = useState(false)
  const outfit = outfits[at]
  if (!outfit) return <NoOutfit />
  const ids = swapped ?? outfit.pieces
  const pieces = ids.flatMap((id) => closet.find((piece) => piece.id === id) ?? [])
  const worn = pieces.filter(mayBeWorn)

  function swap(piece: ClosetPiece) {
    const seen = [...(tried[slotOf(piece)] ?? []), piece.id]
    const others = swapsOf(closet, ids, piece.id, asked)
    const fresh = others.find((id) => !seen.includes(id))
    const next = fresh ?? others[0]
    if (!next) return
    // After the last one they come again from the first.
    setTried({ ...tried, [slotOf(piece)]: fresh ? seen : [] })
    setSwapped(ids.map((id) => (id === piece.id ? next : id)))
  }

  function decline(why: Refusal['why']) {
    const refusal = { date: asked.date, pieces: ids, why }
    refuse(refusal)
    toast({
      title: t('today.declined'),
      action: { label: t('today.undo'), onClick: () => takeBack(refusal) },
    })
  }

  async function wear() {
    const log = isToday ? 'wornOn' : 'plannedFor'
    await note(pieces, asked.date, log)
    toast({
      title: t(isToday ? 'today.worn' : 'today.planned'),
      tone: 'success',
      action: { label: t('today.undo'), onClick: () => void orToast(unnote(pieces, asked.date, log)) },
    })
  }

  return (
    <div className="grid gap-4 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] md:gap-10">
      <OwnBoard
        pieces={pieces}
        swapsOf={(piece) => swapsOf(closet, ids, piece.id, asked).length}
        onSwap={swap}
      />
      <div className="grid content-start gap-4">
        {outfit.lacksLayer && <p className="text-ink-soft">{t('today.lacksLayer')}</p>}
        {outfit.lacksShoes && <p className="text-ink-soft">{t('today.lacksShoes')}</p>}
        <div className="flex flex-wrap gap-3">
          <Button size="lg" className="flex-1 max-sm:basis-full" onClick={() => void orToast(wear())}>
            {t(isToday ? 'today.wear' : 'today.plan')}
          </Button>
          {worn.length > 0 && (
            <MirrorLink
              asked={{ kind: 'pieces', value: worn.map(({ id }) => closetPieceAddress(id)).join(',') }}
              className={buttonStyle('outline', 'lg', 'max-sm:flex-1')}
            >
              <Shirt aria-hidden className="size-5" strokeWidth={1.5} />
              {t('closet.tryOn')}
            </MirrorLink>
          )}
          <Button
            size="lg"
            variant="outline"
            className="max-sm:flex-1"
            aria-expanded={isDeclining}
            onClick={() => setIsDeclining(!isDeclining)}
          >
            {t('today.notToday')}
          </Button>
        </div>
        {isDeclining && (
          <ChipRow
            legend={t('today.whyNot')}
            chips={refusalReasons.map((value) => ({ value, label: t(`today.why_${value}`) }))}
            onChoose={decline}
          />
        )}
        {outfits.length > 1 && (
          <Button
            variant="quiet"
            className="-ms-6 justify-self-start max-sm:ms-0 max-sm:justify-self-center"
            onClick={() => {
              setSwapped(null)
              setTried({})
              setAt((at + 1) % outfits.length)
            }}
          >
            {t('today.another')}
          </Button>
        )}
      </div>
    </div>
  )
}

const slotOf = ({ details }: ClosetPiece) => slotOfCategory[details.category] ?? 'accessory'

const NoOutfit = () => (
  <div className="bg-blush grid gap-2 rounded-lg p-8">
    <h2 className="font-display text-display-sm">{t('today.noneTitle')}</h2>
    <p>{t('today.noneText')}</p>
  </div>
)
