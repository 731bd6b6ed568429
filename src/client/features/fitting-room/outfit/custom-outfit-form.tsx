import { Suspense, useEffect, useState, type ComponentType } from 'react'
import type { EndsAt } from '@cabine/engine'
import type { GarmentCategory } from '@cabine/engine/contract/garment-categories.ts'
import { formatList, nounInText } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { useShopper } from '#client/session/app-state.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Chips } from '#client/ui/chips.tsx'
import { endsOf } from '../adjust/picture-corrections.tsx'
import { endWords } from '../adjust/wearing-words.ts'
import { removeCustomPicture, takeCustomPicture, takePieceAmong } from '../custom-picture.ts'
import { useOutfitStore } from '../outfit-store.ts'
import { adviceKey } from '../try-on/failure-text.ts'
import { OwnPicture } from './own-picture.tsx'
import { readPiece, sayEnd, sayKind, usePieceReading } from './piece-reading.ts'
import { unreadableText } from './unreadable-toast.ts'
import { WhichPiece } from './which-piece.tsx'

export type OtherShops = ComponentType<{ onUpload: (file: File) => void; onWear: () => void }>

/** A piece of another shop, or an own picture with what was read of it, each corrected by one tap. */
export function CustomOutfitForm({ onChange, OtherShops }: { onChange: () => void; OtherShops: OtherShops }) {
  const userId = useShopper()?.id ?? ''
  const picture = useOutfitStore(({ custom }) => custom?.blob ?? null)
  const isKindOpen = useOutfitStore(({ custom }) => custom?.isKindOpen ?? false)
  const category = useOutfitStore((state) => state.category)
  const { refusal } = usePieceReading()
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    // The picture may come from here, from another shop, from another app or from the last visit.
    void readPiece({ picture, isKindOpen, category }, userId)
  }, [picture, isKindOpen, category, userId])

  async function take(file: File) {
    onChange()
    setProblem(null)
    try {
      await takeCustomPicture(file, userId)
    } catch (error) {
      setProblem(unreadableText(error))
    }
  }

  return (
    <div className="grid gap-6">
      <Suspense fallback={<div className="h-28" />}>
        <OtherShops onUpload={(file) => void take(file)} onWear={onChange} />
      </Suspense>
      <OwnPicture
        onFile={(file) => void take(file)}
        onRemove={() => {
          setProblem(null)
          void removeCustomPicture(userId)
        }}
      />
      <WhichPiece
        onPick={(pieces, chosen) => {
          onChange()
          setProblem(null)
          void takePieceAmong(pieces, chosen, userId).catch((error: unknown) =>
            setProblem(unreadableText(error)),
          )
        }}
      />
      {problem && <Alert title={t('outfits.uploadErrorTitle')}>{problem}</Alert>}
      {refusal && (
        <Alert title={refusal === 'unsupported_category' ? undefined : t('outfits.refusedTitle')}>
          {t(adviceKey(refusal))}
        </Alert>
      )}
      <Corrections
        onKind={(kind) => {
          onChange()
          void sayKind(kind, userId)
        }}
        onEnd={(end) => {
          onChange()
          void sayEnd(end, userId)
        }}
      />
    </div>
  )
}

/** Its kind and where it ends. In a picture of somebody the kinds that she wears come first: one of them is meant. */
function Corrections({
  onKind,
  onEnd,
}: {
  onKind: (kind: GarmentCategory) => void
  onEnd: (end: EndsAt) => void
}) {
  const category = useOutfitStore((state) => state.category)
  const { guess, worn, endsAt, saidEnd } = usePieceReading()
  const kinds = [...new Set([...worn, ...displayOrder])]
  const ends: readonly EndsAt[] = endsOf[category]
  const inText = (kind: GarmentCategory) => nounInText(t(`outfits.category_${kind}`))
  return (
    <>
      <div className="grid gap-2">
        <Chips
          legend={t('outfits.customCategory')}
          value={category}
          onChange={onKind}
          options={kinds.map((value) => ({ value, label: t(`outfits.category_${value}`) }))}
        />
        <output className="text-sm text-ink-soft empty:hidden">
          {worn.length > 1
            ? t('outfits.severalWorn', { pieces: formatList(worn.map(inText)) })
            : guess === 'unsure'
              ? t('outfits.unsure', { category: inText(category) })
              : guess && t('outfits.guessed', { category: inText(guess) })}
        </output>
      </div>
      {endsAt && (
        <Chips
          legend={t('wearing.ends')}
          value={saidEnd ?? endsAt}
          onChange={onEnd}
          options={ends.map((value) => ({ value, label: endWords(value) }))}
        />
      )}
    </>
  )
}

/** The categories that are tried on most come first; the shared list is in the order of layers. */
const displayOrder = [
  'tops',
  'dresses',
  'skirts',
  'bottoms',
  'outerwear',
] as const satisfies GarmentCategory[]
