import { useState } from 'react'
import { office } from '#client/lib/office-api.ts'
import { request } from '#client/lib/api.ts'
import { serverState } from '#client/session/server-state.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import type { Role } from '#shared/office/roles.ts'
import type { PhotographChoice, Photographer, PhotographerOrder } from '#shared/photographers.ts'
import { formatCost, formatMoment } from '../ui/format-figures.ts'
import { OrderList } from '../ui/order-list.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { Row, Rows } from '../ui/rows.tsx'
import { Nothing, SectionPart } from '../ui/section-frame.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { Shown } from '../ui/shown-in-office.tsx'

const fetchPhotographers = () => request(office.photographers.$get())
const state = serverState(fetchPhotographers, { freshForMs: 0 })
type Told = Awaited<ReturnType<typeof fetchPhotographers>>

const names: Record<Photographer, string> = {
  workers_ai: 'Workers AI',
  google: 'Google',
  fashn: 'FASHN',
  gateway: 'AI Gateway',
  bfl: 'Black Forest Labs',
  own: 'Own server',
}

const choices: { value: PhotographChoice; label: string }[] = [
  { value: 'order', label: 'The first of the list' },
  { value: 'price', label: 'The cheapest for the outfit' },
  { value: 'time', label: 'The fastest of late' },
]
const choiceNamed = (value: string) => choices.find((one) => one.value === value)?.value ?? 'order'

type Line = { id: Photographer; title: string; isAsked: boolean; percent: number }

/** Those that are asked in their order, then those that only have an account. */
function linesOf({ order, withAccount }: Told): Line[] {
  const asked = order.shares.map(({ photographer, percent }) => ({
    id: photographer,
    title: names[photographer],
    isAsked: true,
    percent,
  }))
  const others = withAccount.filter((one) => !asked.some(({ id }) => id === one))
  return [...asked, ...others.map((id) => ({ id, title: names[id], isAsked: false, percent: 0 }))]
}

const orderOf = (choice: PhotographChoice, lines: Line[]): PhotographerOrder => ({
  choice,
  shares: lines.filter(({ isAsked }) => isAsked).map(({ id, percent }) => ({ photographer: id, percent })),
})

/** How long a look takes there and what a picture costs; nothing before the first. */
function figuresOf(photographer: Photographer, pools: Told['pools']) {
  const own = pools.filter(({ pool }) => pool === photographer || pool.startsWith(`${photographer}-`))
  return own
    .map(({ pool, spent, pictureCost, lookSeconds, closedUntil }) =>
      [
        ...(own.length > 1 ? [pool] : []),
        lookSeconds === null ? 'No look yet' : `${lookSeconds} s a look`,
        ...(pictureCost === null ? [] : [`$${pictureCost.toFixed(3)} a picture`]),
        `${formatCost(spent)} today`,
        ...(closedUntil ? [`left alone until ${formatMoment(closedUntil)}`] : []),
      ].join(', '),
    )
    .join('; ')
}

export const PhotographersPart = ({ role }: { role: Role }) => (
  <SectionPart
    title="Photographers"
    lead="Who is asked for a photograph, and for how many looks of a hundred one comes before all others. It counts in place of the variable PHOTOGRAPHERS."
  >
    <Shown state={state}>
      {(told) =>
        told.withAccount.length === 0 ? (
          <Nothing>No service is set up: every look is made on the device.</Nothing>
        ) : role === 'owner' ? (
          <Editor key={told.setSince} told={told} />
        ) : (
          <Rows>
            {linesOf(told).map(({ id, title, isAsked, percent }) => (
              <Row key={id}>
                <p className="font-medium">{title}</p>
                <p className="text-sm text-ink-soft">
                  {isAsked ? `Asked; ${percent} of a hundred looks first. ` : 'Not asked. '}
                  {figuresOf(id, told.pools)}
                </p>
              </Row>
            ))}
          </Rows>
        )
      }
    </Shown>
  </SectionPart>
)

function Editor({ told }: { told: Told }) {
  const [choice, setChoice] = useState(told.order.choice)
  const [lines, setLines] = useState(() => linesOf(told))
  const [asked, setAsked] = useState<'set' | 'unset' | null>(null)
  const order = orderOf(choice, lines)
  const isTooMuch = order.shares.reduce((sum, { percent }) => sum + percent, 0) > 100
  const isChanged = JSON.stringify(order) !== JSON.stringify(told.order)

  const change = (id: Photographer, by: Partial<Line>) =>
    setLines(lines.map((line) => (line.id === id ? { ...line, ...by } : line)))

  return (
    <div className="grid gap-5">
      <div className="max-w-sm">
        <SelectField
          label="Asked first"
          value={choice}
          options={choices}
          onChange={({ target }) => setChoice(choiceNamed(target.value))}
        />
      </div>
      <OrderList
        label="Photographers"
        items={lines}
        onOrder={(ids) => setLines(ids.flatMap((id) => lines.find((line) => line.id === id) ?? []))}
      >
        {({ id, title, isAsked, percent }) => (
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
            <div className="min-w-0">
              <Checkbox
                label={title}
                checked={isAsked}
                onChange={({ target }) => change(id, { isAsked: target.checked })}
              />
              <p className="text-sm text-ink-soft">{figuresOf(id, told.pools)}</p>
            </div>
            {isAsked && (
              <div className="w-40">
                <TextField
                  label="First, of 100 looks"
                  aria-label={`${title} first, of 100 looks`}
                  type="number"
                  inputMode="numeric"
                  min={0}
                  max={100}
                  value={percent}
                  onChange={({ target }) =>
                    change(id, { percent: Math.min(100, Math.max(0, Math.trunc(Number(target.value) || 0))) })
                  }
                />
              </div>
            )}
          </div>
        )}
      </OrderList>
      {isTooMuch && <Alert>All together they come first for more than 100 looks of a hundred.</Alert>}
      <div className="flex flex-wrap items-center gap-3">
        <Button disabled={isTooMuch || !isChanged} onClick={() => setAsked('set')}>
          Set
        </Button>
        {told.setSince && (
          <Button variant="quiet" onClick={() => setAsked('unset')}>
            Back to the variable
          </Button>
        )}
        <p className="text-sm text-ink-soft">
          {told.setSince ? `Set here since ${formatMoment(told.setSince)}.` : 'As the variable says.'}
        </p>
      </div>
      <ReasonDialog
        open={asked !== null}
        title={asked === 'unset' ? 'Back to the variable PHOTOGRAPHERS?' : 'Set who is asked?'}
        confirm={asked === 'unset' ? 'Go back' : 'Set'}
        done="Photographers: set"
        onConfirm={(reason) =>
          request(office.photographers.$put({ json: { set: asked === 'set' ? order : null, reason } }))
        }
        onDone={state.refresh}
        onClose={() => setAsked(null)}
      >
        {asked === 'set' && order.shares.length === 0 && 'Nobody is asked: every look is made on the device.'}
      </ReasonDialog>
    </div>
  )
}
