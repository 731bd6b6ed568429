import { Suspense, type ReactNode } from 'react'
import { ClosetPicture } from '#client/features/closet/closet-picture.tsx'
import type { ClosetPiece } from '#client/features/closet/closet-piece.ts'
import { nameOfPiece } from '#client/features/closet/closet-words.ts'
import { formatPrice } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import {
  buyOrSkip,
  ownedOf,
  wornYears,
  type BuyOrSkip,
  type Objection,
} from '#shared/own-clothes/buy-or-skip.ts'
import { maxOutfits } from '#shared/own-clothes/outfits-with.ts'
import { AskedPicture } from './asked-picture.tsx'
import type { AskedPiece } from './asked-piece.ts'
import { OutfitBoards } from './outfit-boards.tsx'

type Props = {
  asked: AskedPiece
  closet: ClosetPiece[]
  today: string
  /** What she can mend or say of the piece. */
  about?: ReactNode
  /** The ways on: to its shop, to the mirror. */
  ways?: ReactNode
  /** What is told of its sizes; null where its shop tells none. */
  size?: ReactNode
}

/** From here on an answer is as sure as it gets. */
const enoughPieces = 12
const mostAlike = 6

/** The answer, with its reasons in pictures and numbers. It is made on this device. */
export function Answer({ asked, closet, today, about, ways, size }: Props) {
  const told = buyOrSkip(asked, closet, today)
  const count = ownedOf(closet).length
  const name = nameOfPiece(asked)
  const alike = [...told.doubles, ...told.similar].slice(0, mostAlike)
  return (
    <div className="grid gap-14 lg:gap-20">
      <div className="grid items-start gap-8 md:grid-cols-[minmax(0,4fr)_minmax(0,6fr)] lg:gap-16">
        <AskedPicture
          piece={asked}
          alt={name}
          sizes="(width < 48rem) 60vw, 26rem"
          className="rounded-lg max-md:w-3/5"
        />
        <div className="grid content-start gap-6">
          <header>
            <p className="text-ink-soft">{[asked.details.brand, name].filter(Boolean).join(' · ')}</p>
            <output className="mt-2 block">
              <strong className="block font-display text-display-lg font-normal">
                {t(`buy-or-skip.verdict_${told.verdict}`)}
              </strong>
              <Reasons told={told} />
            </output>
          </header>
          {about}
          {ways}
          <p className="max-w-[52ch] text-sm text-ink-soft">
            {count < enoughPieces && `${t('buy-or-skip.small', { count })} `}
            {t('buy-or-skip.fair')}
          </p>
        </div>
      </div>
      <section className="grid gap-5">
        <h2 className="font-display text-display-sm">{t('buy-or-skip.alikeTitle')}</h2>
        {alike.length === 0 ? (
          <p className="text-ink-soft">{t('buy-or-skip.alikeNone')}</p>
        ) : (
          <ul className="grid grid-cols-3 gap-3 sm:grid-cols-6 sm:gap-4">
            {alike.map((piece) => (
              <li key={piece.id} className="min-w-0">
                <ClosetPicture piece={piece} />
                <p className="mt-2 line-clamp-2 text-sm">{nameOfPiece(piece)}</p>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="grid gap-5">
        <h2 className="font-display text-display-sm">
          {told.outfits.length === maxOutfits
            ? t('buy-or-skip.manyOutfits', { count: maxOutfits })
            : t('buy-or-skip.outfits', { count: told.outfits.length })}
        </h2>
        {told.outfits.length === 0 ? (
          <p className="max-w-[60ch] text-ink-soft">{t('buy-or-skip.outfitsNone')}</p>
        ) : (
          <OutfitBoards asked={asked} outfits={told.outfits} closet={closet} />
        )}
      </section>
      <section className="grid gap-5">
        <h2 className="font-display text-display-sm">{t('buy-or-skip.numbers')}</h2>
        <Numbers told={told} asked={asked} size={size} />
      </section>
    </div>
  )
}

type Told = BuyOrSkip<ClosetPiece>

function wordsOf(objection: Objection, { outfits, similar }: Told) {
  if (objection === 'few') return t('buy-or-skip.against_few', { count: outfits.length })
  if (objection === 'crowded') return t('buy-or-skip.against_crowded', { count: similar.length })
  return t(`buy-or-skip.against_${objection}`)
}

const Reasons = ({ told }: { told: Told }) =>
  told.objections.length === 0 ? (
    <span className="mt-3 block max-w-[52ch] text-lg">{t('buy-or-skip.nothingAgainst')}</span>
  ) : (
    <span className="mt-3 grid max-w-[52ch] gap-2 text-lg">
      {told.objections.map((one) => (
        <span key={one} className="block">
          {wordsOf(one, told)}
        </span>
      ))}
    </span>
  )

function timesOf(times: number | null) {
  if (times === null) return t('buy-or-skip.timesUnknown')
  return times === 0 ? t('buy-or-skip.timesNone') : t('buy-or-skip.times', { count: times })
}

/** What is asked for it, what she would pay for each wearing, and what she pays otherwise. */
function Numbers({ told, asked, size }: { told: Told; asked: AskedPiece; size: ReactNode }) {
  const { priceCents, currency } = asked.details
  const about = (cents: number) => t('common.about', { price: formatPrice(cents, currency) })
  return (
    <dl className="grid max-w-3xl divide-y divide-hairline border-y border-hairline">
      <Row term={t('buy-or-skip.wearIt')}>{timesOf(told.timesAYear)}</Row>
      {priceCents !== null && <Row term={t('buy-or-skip.costs')}>{formatPrice(priceCents, currency)}</Row>}
      {told.centsAWear !== null && (
        <Row term={t('buy-or-skip.aWear')}>
          {t('buy-or-skip.overYears', { price: about(told.centsAWear), count: wornYears })}
        </Row>
      )}
      <Row term={t('buy-or-skip.youPay')}>
        {told.usualCents === null ? t('buy-or-skip.payUnknown') : about(told.usualCents)}
      </Row>
      {size && (
        <Row term={t('buy-or-skip.size')}>
          <Suspense fallback={<Skeleton className="h-5 w-3/4" />}>{size}</Suspense>
        </Row>
      )}
    </dl>
  )
}

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[14rem_1fr]">
    <dt className="text-ink-soft">{term}</dt>
    <dd>{children}</dd>
  </div>
)
