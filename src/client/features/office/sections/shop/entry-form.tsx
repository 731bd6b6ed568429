import { useState } from 'react'
import { office } from '#client/lib/office-api.ts'
import { request } from '#client/lib/api.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Form } from '#client/ui/form.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { occasions } from '#shared/occasions.ts'
import { pinnedLists, type EntryInput } from '#shared/office/editorial-inputs.ts'
import type { PlacedKind } from '#shared/office/placement.ts'
import { productCategories } from '@cabine/sophia/vocabulary/product-categories.ts'
import { PiecePicker, type PickedProduct } from '../../ui/piece-picker.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useAct } from '../../ui/use-act.ts'
import type { EditorialEntry } from './entries.ts'

type Props = { kind: PlacedKind; entry: EditorialEntry | null; onDone: () => unknown }

/** Its name in addresses, from its title. */
const slugOf = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)

const occasionOptions = ['all' as const, ...occasions].map((value) => ({ value, label: value }))
const ruleOptions = [
  { value: '', label: 'Only the chosen pieces' },
  ...productCategories.map((value) => ({ value, label: `and then ${value}` })),
]

const hints: Record<PlacedKind, string> = {
  collection: 'They come first, in this order.',
  preset: 'From the skin outwards. At least one must be a piece that can be tried on.',
  post: 'The most important one first. At least one must be a piece that can be tried on.',
}

export function EntryForm({ kind, entry, onDone }: Props) {
  const isList = pinnedLists.some((one) => one === entry?.id)
  const [title, setTitle] = useState(entry?.title ?? '')
  const [description, setDescription] = useState(entry?.description ?? '')
  const [occasion, setOccasion] = useState(entry?.occasion ?? 'all')
  const [isPremium, setPremium] = useState(entry?.isPremium ?? false)
  const [pieces, setPieces] = useState<PickedProduct[]>(entry?.pieces ?? [])
  const [rule, setRule] = useState(entry?.rule ?? null)
  const [isLeaving, setLeaving] = useState(false)
  const { act, isPending, failure } = useAct()

  function inputOf(): EntryInput {
    const ids = pieces.map(({ id }) => id)
    const words = { title, description, pieces: ids }
    if (kind === 'post') return { kind, ...words, occasion }
    if (kind === 'preset') return { kind, ...words, occasion, isPremium }
    const imageUrl = entry?.imageUrl || (pieces[0]?.picture ?? '')
    return { kind, ...words, isPremium, imageUrl, rule }
  }

  const save = () =>
    act(
      () => {
        const param = { kind, id: entry?.id ?? slugOf(title) }
        return request(office.editorial[':kind'][':id'].$put({ param, json: inputOf() }))
      },
      'It is kept, and shown within minutes',
      onDone,
    )

  const [category = ''] = rule?.categories ?? []

  return (
    <>
      <Form onSubmit={() => void save()}>
        {!isList && (
          <>
            <TextField
              label="Title"
              required
              maxLength={120}
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
            <TextField
              label="Description"
              maxLength={600}
              value={description}
              onChange={({ target }) => setDescription(target.value)}
            />
          </>
        )}
        {kind !== 'collection' && (
          <SelectField
            label="Occasion"
            options={occasionOptions}
            value={occasion}
            onChange={({ target }) =>
              setOccasion(occasionOptions.find(({ value }) => value === target.value)?.value ?? 'all')
            }
          />
        )}
        <PiecePicker pieces={pieces} onChange={setPieces} hint={hints[kind]} />
        {kind === 'collection' && !isList && (
          <SelectField
            label="What follows"
            options={ruleOptions}
            value={category}
            onChange={({ target }) => {
              const found = productCategories.find((one) => one === target.value)
              setRule(found ? { ...rule, categories: [found] } : null)
            }}
            hint={
              rule && Object.keys(rule).length > 1
                ? 'A plan has given it further rules, which stay.'
                : undefined
            }
          />
        )}
        {kind !== 'post' && !isList && (
          <Checkbox
            label="For Luxe: its pieces are shown, and their shops are for Luxe alone"
            checked={isPremium}
            onChange={({ target }) => setPremium(target.checked)}
          />
        )}
        {failure && <Alert>{failure}</Alert>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={isPending} disabled={!isList && slugOf(title) === ''}>
            Keep it
          </Button>
          {entry?.origin === 'office' && !isList && (
            <Button variant="danger" disabled={isPending} onClick={() => setLeaving(true)}>
              Remove it
            </Button>
          )}
        </div>
        {entry && entry.origin !== 'office' && (
          <p className="text-sm text-ink-soft">
            It comes from an import. Once you keep it here it is the office’s, and no import changes it any
            more.
          </p>
        )}
      </Form>
      <ReasonDialog
        open={isLeaving}
        title={`Remove ${title}?`}
        confirm="Remove it"
        danger
        done="It is removed"
        onConfirm={(reason) =>
          request(
            office.editorial[':kind'][':id'].removal.$post({
              param: { kind, id: entry?.id ?? '' },
              json: { reason },
            }),
          )
        }
        onDone={onDone}
        onClose={() => setLeaving(false)}
      />
    </>
  )
}
