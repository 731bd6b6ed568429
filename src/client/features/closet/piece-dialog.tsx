import { useState, type ReactNode } from 'react'
import Shirt from 'lucide-react/icons/shirt'
import Trash2 from 'lucide-react/icons/trash'
import { seasons } from '@cabine/sophia/vocabulary/product-categories.ts'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Chips } from '#client/ui/chips.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Field, inputStyle } from '#client/ui/field.tsx'
import { MirrorLink } from '#client/ui/product/mirror-link.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import {
  closetCategories,
  closetPatterns,
  closetStates,
  fabrics,
  formalities,
  type ClosetDetails,
} from '#shared/closet.ts'
import { ClosetPicture } from './closet-picture.tsx'
import { closetPieceAddress } from './closet-address.ts'
import type { ClosetPiece } from './closet-piece.ts'
import { changePiece } from './closet-store.ts'
import { mayBeWorn } from './own-pieces.ts'
import { nameOfPiece } from './closet-words.ts'
import { ColourField } from './piece-fields.tsx'
import { GoesWith } from './goes-with/goes-with.tsx'
import { KindField } from './new-pieces.tsx'
import { sayKind } from './reading.ts'

type Props = {
  piece: ClosetPiece | null
  onClose: () => void
  onRemove: (piece: ClosetPiece) => void
}

/** A piece of hers: on herself, what goes with it, and what is noted of it. What she changes is kept at once. */
export function PieceDialog({ piece, onClose, onRemove }: Props) {
  // Its words stay while it closes.
  const [shown, setShown] = useState(piece)
  if (piece && piece !== shown) setShown(piece)
  return (
    <Dialog open={piece !== null} onClose={onClose} title={shown ? nameOfPiece(shown) : ''} size="lg">
      {shown && (
        <div className="grid gap-8 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-10">
          <div className="grid content-start gap-4">
            <ClosetPicture piece={shown} alt={nameOfPiece(shown)} className="max-md:mx-auto max-md:w-3/5" />
            {mayBeWorn(shown) && (
              <MirrorLink
                asked={{ kind: 'pieces', value: closetPieceAddress(shown.id) }}
                onFollow={onClose}
                className={buttonStyle('primary')}
              >
                <Shirt aria-hidden className="size-4.5" strokeWidth={1.5} />
                {t('closet.tryOn')}
              </MirrorLink>
            )}
            <GoesWith piece={shown} onFollow={onClose} />
          </div>
          <Details
            key={shown.id}
            piece={shown}
            onRemove={() => {
              onClose()
              onRemove(shown)
            }}
          />
        </div>
      )}
    </Dialog>
  )
}

function Details({ piece, onRemove }: { piece: ClosetPiece; onRemove: () => void }) {
  const { id, details } = piece
  const change = (changed: Partial<ClosetDetails>) => void changePiece(id, changed)
  return (
    <form className="grid content-start gap-6" onSubmit={(event) => event.preventDefault()}>
      <Group label={t('closet.kind')}>
        <KindField
          value={details.category}
          ranked={closetCategories}
          onChange={(category) => void sayKind(piece, category)}
        />
      </Group>
      <Group label={t('closet.colours')}>
        <ColourField value={details.colours} onChange={(colours) => change({ colours })} />
      </Group>
      <Chips
        legend={t('closet.state')}
        value={details.state}
        options={closetStates.map((value) => ({ value, label: t(`closet.state_${value}`) }))}
        onChange={(state) => change({ state })}
      />
      <Chips
        legend={t('closet.season')}
        value={details.season}
        options={seasons.map((value) => ({ value, label: t(`closet.season_${value}`) }))}
        onChange={(season) => change({ season })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Words name="name" piece={piece} maxLength={120} />
        <Words name="brand" piece={piece} maxLength={120} />
        <Words name="size" piece={piece} maxLength={40} />
        <Choice
          label={t('closet.fabric')}
          value={details.fabric}
          options={fabrics.map((one) => [one, t(`closet.fabric_${one}`)])}
          onChange={(fabric) => change({ fabric })}
        />
        <Choice
          label={t('closet.pattern')}
          value={details.pattern}
          options={closetPatterns.map((one) => [one, t(`closet.pattern_${one}`)])}
          onChange={(pattern) => change({ pattern })}
        />
        <Choice
          label={t('closet.formality')}
          value={details.formality}
          options={formalities.map((one) => [one, t(`closet.formality_${one}`)])}
          onChange={(formality) => change({ formality })}
        />
        <Price piece={piece} />
        <TextField
          label={t('closet.boughtOn')}
          type="date"
          defaultValue={details.boughtOn ?? ''}
          onChange={({ target }) => change({ boughtOn: target.value || null })}
        />
      </div>
      <Notes piece={piece} />
      <Button
        variant="quiet"
        className="justify-self-start"
        icon={<Trash2 aria-hidden className="size-4" strokeWidth={1.5} />}
        onClick={onRemove}
      >
        {t('closet.remove')}
      </Button>
    </form>
  )
}

const Group = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <p aria-hidden className="mb-3 font-medium">
      {label}
    </p>
    {children}
  </div>
)

type WordsProps = { name: 'name' | 'brand' | 'size'; piece: ClosetPiece; maxLength: number }

/** Kept when she leaves the field: each letter is no change of its own. */
const Words = ({ name, piece: { id, details }, maxLength }: WordsProps) => (
  <TextField
    label={t(`closet.${name}`)}
    defaultValue={details[name]}
    maxLength={maxLength}
    onBlur={({ target }) =>
      target.value !== details[name] && void changePiece(id, { [name]: target.value.trim() })
    }
  />
)

function Notes({ piece: { id, details } }: { piece: ClosetPiece }) {
  return (
    <Field id="closet-notes" label={t('closet.notes')}>
      <textarea
        id="closet-notes"
        rows={3}
        maxLength={1000}
        defaultValue={details.notes}
        onBlur={({ target }) =>
          target.value !== details.notes && void changePiece(id, { notes: target.value.trim() })
        }
        className={`${inputStyle} py-3`}
      />
    </Field>
  )
}

/** What she paid, in the money that she names. */
function Price({ piece: { id, details } }: { piece: ClosetPiece }) {
  const { priceCents, currency } = details
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-2">
      <TextField
        label={t('closet.price')}
        inputMode="decimal"
        defaultValue={priceCents === null ? '' : String(priceCents / 100)}
        onBlur={({ target }) => {
          const amount = Number(target.value.replace(',', '.').replaceAll(/[^\d.]/g, ''))
          const isNumber = target.value.trim() !== '' && Number.isFinite(amount) && amount < 1e7
          void changePiece(id, { priceCents: isNumber ? Math.round(amount * 100) : null })
        }}
      />
      <TextField
        label={t('closet.currency')}
        defaultValue={currency}
        maxLength={3}
        placeholder="EUR"
        onBlur={({ target }) => {
          const code = target.value.trim().toUpperCase()
          if (/^(?:[A-Z]{3})?$/.test(code)) void changePiece(id, { currency: code })
        }}
        className="uppercase"
      />
    </div>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  value: Value | null
  options: readonly (readonly [Value, string])[]
  onChange: (value: Value | null) => void
}

const Choice = <Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) => {
  const id = `closet-${label}`
  return (
    <Field id={id} label={label}>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChange(options.find(([one]) => one === target.value)?.[0] ?? null)}
        className={inputStyle}
      >
        <option value="">{t('closet.notSaid')}</option>
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  )
}
