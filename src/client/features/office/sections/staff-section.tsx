import { useState } from 'react'
import { office } from '#client/lib/office-api.ts'
import { request } from '#client/lib/api.ts'
import { serverState } from '#client/session/server-state.ts'
import { roles, type Role } from '#shared/office/roles.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { formatMoment } from '../ui/format-figures.ts'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { Section, SectionPart } from '../ui/section-frame.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { Shown } from '../ui/shown-in-office.tsx'
import { useAct } from '../ui/use-act.ts'

const staff = serverState(() => request(office.staff.$get()), { freshForMs: 0 })

const options = roles.map((role) => ({ value: role, label: `${role[0]?.toUpperCase()}${role.slice(1)}` }))

const does: Record<Role, string> = {
  viewer: 'reads what concerns no shopper',
  editor: 'the shop, the search, feeds, what shoppers publish',
  support: 'shoppers and payments',
  owner: 'everything, roles and switches',
}

type Leaving = { id: string; name: string | null } | null

export function StaffSection({ role }: { role: Role }) {
  const [leaving, setLeaving] = useState<Leaving>(null)
  return (
    <Section
      title="People"
      lead="Who works here, and what each may do. Everybody needs a passkey to come in."
    >
      <SectionPart title="Roles">
        <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
          {options.map(({ value, label }) => (
            <div key={value} className="contents">
              <dt className="font-medium">{label}</dt>
              <dd className="mb-2 text-ink-soft sm:mb-0">{does[value]}</dd>
            </div>
          ))}
        </dl>
      </SectionPart>
      <SectionPart title="Who works here">
        <Shown state={staff}>
          {(everybody) => (
            <ul className="divide-y divide-hairline border-y border-hairline">
              {everybody.map((one) => (
                <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
                  <div className="min-w-0">
                    <p className="font-medium">{one.name}</p>
                    <p className="text-sm break-all text-ink-soft">
                      {one.email} · since {formatMoment(one.since)}
                    </p>
                  </div>
                  <div className="flex flex-wrap items-center gap-3">
                    {!one.hasPasskey && <Badge>No passkey yet</Badge>}
                    <Badge tone={one.role === 'owner' ? 'accent' : 'neutral'}>{one.role}</Badge>
                    {role === 'owner' && (
                      <Button variant="quiet" size="sm" onClick={() => setLeaving(one)}>
                        Take the role
                        <span className="sr-only"> of {one.name}</span>
                      </Button>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          )}
        </Shown>
      </SectionPart>
      {role === 'owner' && <GrantPart />}
      <ReasonDialog
        open={leaving !== null}
        title={`Take the role of ${leaving?.name ?? ''}?`}
        confirm="Take the role"
        danger
        done="The role is taken"
        onConfirm={(reason) =>
          request(office.staff[':id'].removal.$post({ param: { id: leaving?.id ?? '' }, json: { reason } }))
        }
        onDone={staff.refresh}
        onClose={() => setLeaving(null)}
      >
        From the next call on, the office is closed to this account.
      </ReasonDialog>
    </Section>
  )
}

function GrantPart() {
  const [account, setAccount] = useState('')
  const [chosen, setChosen] = useState<Role>('editor')
  const [reason, setReason] = useState('')
  const { act, isPending, failure } = useAct()

  async function grant() {
    const json = { account, role: chosen, reason }
    if (
      !(await act(() => request(office.staff.$put({ json })), `${account} is ${chosen} now`, staff.refresh))
    )
      return
    setAccount('')
    setReason('')
  }

  return (
    <SectionPart
      title="Give a role"
      lead="To an account that exists. Somebody who has a role gets this one instead."
    >
      <div className="max-w-xl">
        <Form onSubmit={() => void grant()}>
          <TextField
            label="Email of the account"
            type="email"
            required
            value={account}
            onChange={({ target }) => setAccount(target.value)}
          />
          <SelectField
            label="Role"
            options={options}
            value={chosen}
            onChange={({ target }) => setChosen(roles.find((one) => one === target.value) ?? 'viewer')}
          />
          <TextField
            label="Reason"
            required
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            hint="It stands in the log."
          />
          {failure && <Alert>{failure}</Alert>}
          <div>
            <Button type="submit" loading={isPending}>
              Give the role
            </Button>
          </div>
        </Form>
      </div>
    </SectionPart>
  )
}
