import { useState } from 'react'
import { office } from '#client/lib/office-api.ts'
import { request } from '#client/lib/api.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Form } from '#client/ui/form.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import type { PlacedKind, Placement } from '#shared/office/placement.ts'
import { useAct } from '../../ui/use-act.ts'

type Props = { kind: PlacedKind; id: string; placement: Placement; onDone: () => unknown }

/** As a field for date and time wants it, in the time of this machine. */
export function localOf(moment: string | null) {
  if (!moment) return ''
  const at = new Date(moment)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

export const momentIn = (local: string) => (local ? new Date(local).toISOString() : null)

export function PlacementForm({ kind, id, placement, onDone }: Props) {
  const [from, setFrom] = useState(localOf(placement.shownFrom))
  const [until, setUntil] = useState(localOf(placement.shownUntil))
  const [markets, setMarkets] = useState(placement.markets.join(', '))
  const [isHidden, setHidden] = useState(placement.isHidden)
  const { act, isPending, failure } = useAct()
  const codes = markets.split(/[\s,]+/).filter(Boolean)
  const isWrong = codes.some((code) => !/^[a-z]{2}$/i.test(code))

  async function keep() {
    if (isWrong) return
    const json = { shownFrom: momentIn(from), shownUntil: momentIn(until), markets: codes, isHidden }
    await act(
      () => request(office.editorial[':kind'][':id'].placement.$put({ param: { kind, id }, json })),
      'It is kept, and shown so within minutes',
      onDone,
    )
  }

  return (
    <Form onSubmit={() => void keep()}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label="From"
          type="datetime-local"
          value={from}
          onChange={({ target }) => setFrom(target.value)}
          hint="Empty: at once."
        />
        <TextField
          label="Until"
          type="datetime-local"
          value={until}
          onChange={({ target }) => setUntil(target.value)}
          hint="Empty: for good."
        />
      </div>
      <TextField
        label="Countries"
        placeholder="DE, AT, CH"
        value={markets}
        onChange={({ target }) => setMarkets(target.value)}
        hint="By their two letters. Empty: everywhere."
        error={isWrong ? 'A country has two letters.' : undefined}
      />
      <Checkbox label="Hide it" checked={isHidden} onChange={({ target }) => setHidden(target.checked)} />
      {failure && <Alert>{failure}</Alert>}
      <div>
        <Button type="submit" loading={isPending}>
          Keep it
        </Button>
      </div>
    </Form>
  )
}
