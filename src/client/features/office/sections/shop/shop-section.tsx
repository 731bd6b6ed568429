import { useState } from 'react'
import { office } from '#client/lib/office-api.ts'
import { request } from '#client/lib/api.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Tabs } from '#client/ui/tabs.tsx'
import { isShown, unplaced, type PlacedKind, type Placement } from '#shared/office/placement.ts'
import type { Role } from '#shared/office/roles.ts'
import { formatMoment } from '../../ui/format-figures.ts'
import { Row, Rows } from '../../ui/rows.tsx'
import { OrderList } from '../../ui/order-list.tsx'
import { PiecePicture } from '../../ui/piece-picture.tsx'
import { Nothing, Section } from '../../ui/section-frame.tsx'
import { Shown } from '../../ui/shown-in-office.tsx'
import { actAtOnce } from '../../ui/use-act.ts'
import { entries, entry, type EntryCard } from './entries.ts'
import { EntryForm } from './entry-form.tsx'
import { PlacementForm } from './placement-form.tsx'

type Opened = { kind: PlacedKind; id: string; act: 'edit' | 'place' | 'make' } | null

const kinds: Record<PlacedKind, { tab: string; one: string }> = {
  collection: { tab: 'Collections', one: 'collection' },
  preset: { tab: 'Presets', one: 'preset' },
  post: { tab: 'Explore', one: 'outfit' },
}

const pinned = [
  {
    id: 'top-picks',
    title: 'Top Picks',
    text: 'The 24 pieces of the dashboard: yours first, the rest by how they are liked.',
  },
  {
    id: 'handpicked',
    title: 'Handpicked',
    text: 'The 12 pieces below: yours first, the rest by the season.',
  },
]

type Tab = PlacedKind | 'picks'

export function ShopSection({ role }: { role: Role }) {
  const [tab, setTab] = useState<Tab>('collection')
  const [opened, setOpened] = useState<Opened>(null)
  const mayAct = role === 'editor' || role === 'owner'
  const close = () => setOpened(null)
  const changed = (kind: PlacedKind) => entries(kind).refresh()
  const list = (kind: PlacedKind) => ({
    value: kind,
    label: kinds[kind].tab,
    content: <EntryList kind={kind} mayAct={mayAct} onOpen={setOpened} />,
  })
  const title =
    opened?.act === 'place'
      ? 'When and where'
      : opened?.act === 'make'
        ? `New ${kinds[opened.kind].one}`
        : 'Change'
  return (
    <Section title="Shop" lead="What shoppers see first. What you change is shown within minutes.">
      <Tabs<Tab>
        label="Parts of the shop"
        value={tab}
        onChange={setTab}
        tabs={[
          list('collection'),
          list('preset'),
          list('post'),
          {
            value: 'picks',
            label: 'Picks',
            content: (
              <Rows>
                {pinned.map(({ id, title: name, text }) => (
                  <Row
                    key={id}
                    end={
                      mayAct && (
                        <>
                          <Button
                            variant="outline"
                            size="sm"
                            onClick={() => setOpened({ kind: 'collection', id, act: 'edit' })}
                          >
                            Choose pieces<span className="sr-only">: {name}</span>
                          </Button>
                          <Button
                            variant="quiet"
                            size="sm"
                            onClick={() => setOpened({ kind: 'collection', id, act: 'place' })}
                          >
                            When and where<span className="sr-only">: {name}</span>
                          </Button>
                        </>
                      )
                    }
                  >
                    <p className="font-medium">{name}</p>
                    <p className="text-sm text-ink-soft">{text}</p>
                  </Row>
                ))}
              </Rows>
            ),
          },
        ]}
      />
      <Dialog open={opened !== null} onClose={close} title={title} size="md">
        {opened?.act === 'make' && (
          <EntryForm
            kind={opened.kind}
            entry={null}
            onDone={async () => {
              close()
              await changed(opened.kind)
            }}
          />
        )}
        {opened && opened.act !== 'make' && (
          <Shown state={entry({ kind: opened.kind, id: opened.id })}>
            {(found) => {
              const done = async () => {
                close()
                entry({ kind: opened.kind, id: opened.id }).forget()
                await changed(opened.kind)
              }
              return opened.act === 'edit' ? (
                <EntryForm kind={opened.kind} entry={found} onDone={done} />
              ) : (
                <PlacementForm kind={opened.kind} id={opened.id} placement={found.placement} onDone={done} />
              )
            }}
          </Shown>
        )}
      </Dialog>
    </Section>
  )
}

/** In a few words when and where, for the list. */
function limitsOf({ shownFrom, shownUntil, markets, isHidden }: Placement) {
  if (isHidden) return 'Hidden'
  return [
    shownFrom && `from ${formatMoment(shownFrom)}`,
    shownUntil && `until ${formatMoment(shownUntil)}`,
    markets.length > 0 && `in ${markets.join(', ')}`,
  ]
    .filter(Boolean)
    .join(', ')
}

const origins: Record<string, string> = {
  office: 'made here',
  hand: 'from a plan',
  sample: 'from the sample',
  rules: 'by rules',
}

type ListProps = { kind: PlacedKind; mayAct: boolean; onOpen: (opened: Opened) => void }

function EntryList({ kind, mayAct, onOpen }: ListProps) {
  const order = (ids: string[]) => {
    entries(kind).change((all) => ids.flatMap((id) => all.find((one) => one.id === id) ?? []))
    void actAtOnce(
      () => request(office.editorial[':kind'].order.$put({ param: { kind }, json: { ids } })),
      '',
      entries(kind).refresh,
    )
  }
  return (
    <>
      {mayAct && (
        <div className="mb-5 flex justify-end">
          <Button size="sm" onClick={() => onOpen({ kind, id: '', act: 'make' })}>
            New {kinds[kind].one}
          </Button>
        </div>
      )}
      <Shown state={entries(kind)}>
        {(all) =>
          all.length === 0 ? (
            <Nothing>There is none yet.</Nothing>
          ) : mayAct ? (
            <OrderList label={`Order of ${kinds[kind].tab}`} items={all} onOrder={order}>
              {(card) => (
                <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                  <CardWords card={card} />
                  <span className="flex flex-wrap gap-1">
                    <Button
                      variant="outline"
                      size="sm"
                      onClick={() => onOpen({ kind, id: card.id, act: 'edit' })}
                    >
                      Change<span className="sr-only"> {card.title}</span>
                    </Button>
                    <Button
                      variant="quiet"
                      size="sm"
                      onClick={() => onOpen({ kind, id: card.id, act: 'place' })}
                    >
                      When and where<span className="sr-only">: {card.title}</span>
                    </Button>
                  </span>
                </span>
              )}
            </OrderList>
          ) : (
            <Rows>
              {all.map((card) => (
                <Row key={card.id}>
                  <CardWords card={card} />
                </Row>
              ))}
            </Rows>
          )
        }
      </Shown>
    </>
  )
}

function CardWords({ card }: { card: EntryCard }) {
  const limits = limitsOf(card.placement)
  const [now] = useState(() => new Date())
  const isOut = limits !== '' && !isShown({ ...unplaced, ...card.placement, markets: [] }, now, null)
  return (
    <span className="flex min-w-0 items-center gap-3">
      <PiecePicture src={card.picture} className="w-11 shrink-0" />
      <span className="min-w-0">
        <span className="block font-medium">{card.title}</span>
        <span className="block text-sm text-ink-soft">
          {origins[card.origin]}
          {limits && ` · ${limits}`}
        </span>
        {(isOut || card.isPremium) && (
          <span className="mt-1 flex gap-2">
            {isOut && <Badge>Not shown now</Badge>}
            {card.isPremium && <Badge tone="accent">Luxe</Badge>}
          </span>
        )}
      </span>
    </span>
  )
}
