import { useState } from 'react'
import { office } from '#client/lib/office-api.ts'
import { request } from '#client/lib/api.ts'
import { serverStates } from '#client/session/server-state.ts'
import { TextField } from '#client/ui/text-field.tsx'
import { PiecePicture } from '../../ui/piece-picture.tsx'
import { Nothing, Section, SectionPart } from '../../ui/section-frame.tsx'
import { Shown } from '../../ui/shown-in-office.tsx'
import { momentIn } from './placement-form.tsx'

type Seen = { at: string; market: string }

const queryOf = ({ at, market }: Seen) => ({ market, ...(at && { at }) })

type Card = { id: string; title: string; picture: string; detail: string }

const lists = serverStates(
  ({ kind, ...seen }: Seen & { kind: 'collection' | 'preset' | 'post' }): Promise<Card[]> =>
    request(office.editorial.preview[':kind'].$get({ param: { kind }, query: queryOf(seen) })),
  { freshForMs: 0 },
)

const picks = serverStates(
  async ({ id, ...seen }: Seen & { id: string }): Promise<Card[]> => {
    const found = await request(
      office.editorial.preview.collection[':id'].$get({ param: { id }, query: queryOf(seen) }),
    )
    return (found ?? []).map(({ name, brand, price, ...one }) => ({
      ...one,
      title: name,
      detail: `${brand} · ${price}`,
    }))
  },
  { freshForMs: 0 },
)

const kinds = [
  { kind: 'collection', title: 'Collections' },
  { kind: 'preset', title: 'Presets' },
  { kind: 'post', title: 'Explore' },
] as const

export function PreviewSection() {
  const [local, setLocal] = useState('')
  const [country, setCountry] = useState('')
  const isWhole = country === '' || /^[a-z]{2}$/i.test(country)
  const seen = { at: momentIn(local) ?? '', market: isWhole ? country.toUpperCase() : '' }
  return (
    <Section title="Preview" lead="The shop at a moment and in a country, as it would answer itself.">
      <div className="mb-8 grid max-w-xl items-start gap-5 rounded-md bg-tint p-5 sm:grid-cols-2">
        <TextField
          label="When"
          type="datetime-local"
          value={local}
          onChange={({ target }) => setLocal(target.value)}
          hint="Empty: now."
        />
        <TextField
          label="Country"
          maxLength={2}
          value={country}
          onChange={({ target }) => setCountry(target.value)}
          hint="Two letters. Empty: one that nobody knows."
        />
      </div>
      <SectionPart title="Top Picks">
        <Cards state={picks({ id: 'top-picks', ...seen })} />
      </SectionPart>
      {kinds.map(({ kind, title }) => (
        <SectionPart key={kind} title={title}>
          <Cards state={lists({ kind, ...seen })} />
        </SectionPart>
      ))}
    </Section>
  )
}

const Cards = ({ state }: { state: ReturnType<typeof lists> }) => (
  <Shown state={state}>
    {(cards) =>
      cards.length === 0 ? (
        <Nothing>Nothing is shown.</Nothing>
      ) : (
        <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-5">
          {cards.map(({ id, title, picture, detail }) => (
            <li key={id} className="min-w-0">
              <PiecePicture src={picture} className="w-full" />
              <p className="mt-2 truncate font-medium">{title}</p>
              <p className="truncate text-sm text-ink-soft">{detail}</p>
            </li>
          ))}
        </ul>
      )
    }
  </Shown>
)
