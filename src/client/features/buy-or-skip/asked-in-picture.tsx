import { useEffect, useState } from 'react'
import { ColourField } from '#client/features/closet/piece-fields.tsx'
import { KindField } from '#client/features/closet/new-pieces.tsx'
import type { ClosetPiece } from '#client/features/closet/closet-piece.ts'
import { readPictureOfClothes } from '#client/features/closet/reading.ts'
import { t } from '#client/i18n/messages.ts'
import { useRegion } from '#client/i18n/region.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import type { ClosetDetails } from '#shared/closet.ts'
import { Answer } from './answer.tsx'
import { AnswerSkeleton } from './asked-in-shop.tsx'
import { ofPicture, type AskedPiece } from './asked-piece.ts'

type Read = { asked: AskedPiece; categories: ClosetDetails['category'][] }

async function read(file: File): Promise<Read> {
  // What is no picture fails here, and is not taken for a dress.
  const bitmap = await createImageBitmap(file)
  bitmap.close()
  const clothes = await readPictureOfClothes(file)
  const url = URL.createObjectURL(clothes.picture ?? file)
  return { asked: ofPicture(clothes, url), categories: clothes.categories }
}

type Props = { file: File; closet: ClosetPiece[]; today: string }

/** A piece in a picture of hers, which stays on this device. Mount it anew for another picture. */
export function AskedInPicture({ file, closet, today }: Props) {
  const [found, setFound] = useState<Read | 'failed' | null>(null)
  useEffect(() => {
    let isGone = false
    const reading = read(file)
    reading.then(
      (one) => isGone || setFound(one),
      () => isGone || setFound('failed'),
    )
    return () => {
      isGone = true
      void reading.then(
        ({ asked }) => URL.revokeObjectURL(asked.picture),
        () => undefined,
      )
    }
  }, [file])
  if (found === 'failed') return <Alert tone="error">{t('buy-or-skip.unreadable')}</Alert>
  if (found === null)
    return (
      <>
        <output className="flex items-center gap-3 text-ink-soft">
          <Spinner />
          {t('buy-or-skip.reading')}
        </output>
        <AnswerSkeleton />
      </>
    )
  const { asked, categories } = found
  const change = (details: Partial<ClosetDetails>) =>
    setFound({ categories, asked: { ...asked, details: { ...asked.details, ...details } } })
  return (
    <Answer
      asked={asked}
      closet={closet}
      today={today}
      about={
        <div className="grid gap-3">
          <p className="text-ink-soft">{t('closet.newHint')}</p>
          <KindField
            value={asked.details.category}
            ranked={categories}
            onChange={(category) => change({ category })}
          />
          <ColourField value={asked.details.colours} onChange={(colours) => change({ colours })} />
          <AskedPrice onChange={change} />
        </div>
      }
    />
  )
}

/** What its label says, in the money of where she is. */
function AskedPrice({ onChange }: { onChange: (details: Partial<ClosetDetails>) => void }) {
  const currency = useRegion()?.currency ?? 'USD'
  return (
    <TextField
      label={t('buy-or-skip.price', { currency })}
      inputMode="decimal"
      className="max-w-40"
      onBlur={({ target }) => {
        const amount = Number(target.value.replace(',', '.').replaceAll(/[^\d.]/g, ''))
        const isPrice = amount > 0 && amount < 1e7
        onChange({ priceCents: isPrice ? Math.round(amount * 100) : null, currency: isPrice ? currency : '' })
      }}
    />
  )
}
