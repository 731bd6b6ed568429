import { useState } from 'react'
import { office } from '#client/lib/office-api.ts'
import { request } from '#client/lib/api.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { sentenceOf } from './failure-sentence.ts'
import { OrderList } from './order-list.tsx'
import { PiecePicture } from './piece-picture.tsx'

export type PickedProduct = {
  id: string
  name: string
  brand: string
  price: string
  picture: string
  isGone?: boolean
}

type Props = { pieces: readonly PickedProduct[]; onChange: (pieces: PickedProduct[]) => void; hint?: string }

const shownAtOnce = 8

const PieceWords = ({ piece }: { piece: PickedProduct }) => (
  <span className="flex min-w-0 items-center gap-3">
    <PiecePicture src={piece.picture} className="w-10 shrink-0" />
    <span className="min-w-0">
      <span className="block text-sm text-ink-soft">{piece.brand}</span>
      <span className="block truncate">{piece.name}</span>
      <span className="block text-sm tabular-nums">
        {piece.isGone ? 'Sold no more: take it out' : piece.price}
      </span>
    </span>
  </span>
)

/** The pieces that were chosen, in their order, and a search for more. */
export function PiecePicker({ pieces, onChange, hint }: Props) {
  const [words, setWords] = useState('')
  const [found, setFound] = useState<PickedProduct[] | null>(null)
  const [failure, setFailure] = useState('')
  const items = pieces.map((piece) => ({ ...piece, title: piece.name }))

  async function find() {
    setFailure('')
    try {
      setFound(await request(office.editorial.pieces.$get({ query: { q: words } })))
    } catch (error) {
      setFailure(sentenceOf(error))
    }
  }

  const others = found?.filter(({ id }) => !pieces.some((one) => one.id === id)).slice(0, shownAtOnce)

  return (
    <div className="grid gap-4">
      <p className="label">Pieces</p>
      {hint && <p className="-mt-2 text-sm text-ink-soft">{hint}</p>}
      {items.length > 0 && (
        <OrderList
          label="Chosen pieces"
          items={items}
          onOrder={(ids) => onChange(ids.flatMap((id) => pieces.find((one) => one.id === id) ?? []))}
        >
          {(piece) => (
            <span className="flex flex-wrap items-center justify-between gap-2">
              <PieceWords piece={piece} />
              <Button
                variant="quiet"
                size="sm"
                onClick={() => onChange(pieces.filter(({ id }) => id !== piece.id))}
              >
                Take out<span className="sr-only"> {piece.name}</span>
              </Button>
            </span>
          )}
        </OrderList>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-52">
          <TextField
            label="Find pieces"
            type="search"
            value={words}
            onChange={({ target }) => setWords(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // It must not send the form around it.
              event.preventDefault()
              void find()
            }}
            error={failure || undefined}
          />
        </div>
        <Button variant="outline" onClick={() => void find()}>
          Find
        </Button>
      </div>
      {others?.length === 0 && <p className="text-ink-soft">Nothing more was found.</p>}
      {others && others.length > 0 && (
        <ul aria-label="Found pieces" className="divide-y divide-hairline rounded-md bg-tint px-4">
          {others.map((piece) => (
            <li key={piece.id} className="flex flex-wrap items-center justify-between gap-2 py-2">
              <PieceWords piece={piece} />
              <Button variant="outline" size="sm" onClick={() => onChange([...pieces, piece])}>
                Add<span className="sr-only"> {piece.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
