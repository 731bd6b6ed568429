import { useState } from 'react'
import { office } from '#client/lib/office-api.ts'
import { request } from '#client/lib/api.ts'
import { serverState } from '#client/session/server-state.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Form } from '#client/ui/form.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { formatMoment, formatMoney } from '../ui/format-figures.ts'
import { Row, Rows } from '../ui/rows.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { Nothing, Section, SectionPart } from '../ui/section-frame.tsx'
import { Shown } from '../ui/shown-in-office.tsx'
import { useAct } from '../ui/use-act.ts'

const fetchPayments = () => request(office.payments.$get())
const payments = serverState(fetchPayments, { freshForMs: 0 })
type Payment = Awaited<ReturnType<typeof fetchPayments>>['payments'][number]

type Pressed = { payment: Payment; act: 'assign' | 'refund' | 'settle' } | null

export function PaymentsSection() {
  const [pressed, setPressed] = useState<Pressed>(null)
  const { payment, act } = pressed ?? { payment: null, act: null }
  const amount = payment ? formatMoney(payment.amountCents, payment.currency) : ''
  const param = { id: payment?.id ?? '' }
  const close = () => setPressed(null)
  return (
    <Section
      title="Payments"
      lead="Withdrawals to see to, and money that came in and that no account can be given by itself."
    >
      <Shown state={payments}>
        {({ payments: list, withdrawals, canPayBack }) => (
          <>
            <Withdrawals list={withdrawals} />
            <SectionPart title="Payments of nobody">
              {list.length === 0 ? (
                <Nothing>Every payment belongs to an account.</Nothing>
              ) : (
                <Rows>
                  {list.map((one) => (
                    <Row
                      key={one.id}
                      end={
                        <>
                          {one.customerId && (
                            <Button
                              variant="outline"
                              size="sm"
                              onClick={() => setPressed({ payment: one, act: 'assign' })}
                            >
                              Assign<span className="sr-only"> {one.id}</span>
                            </Button>
                          )}
                          {canPayBack && (
                            <Button
                              variant="outline"
                              size="sm"
                              onClick={() => setPressed({ payment: one, act: 'refund' })}
                            >
                              Pay back<span className="sr-only"> {one.id}</span>
                            </Button>
                          )}
                          <Button
                            variant="quiet"
                            size="sm"
                            onClick={() => setPressed({ payment: one, act: 'settle' })}
                          >
                            Settle<span className="sr-only"> {one.id}</span>
                          </Button>
                        </>
                      }
                    >
                      <p className="font-medium tabular-nums">
                        {formatMoney(one.amountCents, one.currency)} · {formatMoment(one.paidAt)}
                      </p>
                      <p className="text-sm break-all text-ink-soft">
                        {one.email ?? 'no email'} · {one.id} · customer {one.customerId ?? 'none'} · reference{' '}
                        {one.reference ?? 'none'}
                      </p>
                    </Row>
                  ))}
                </Rows>
              )}
            </SectionPart>
          </>
        )}
      </Shown>
      <Dialog open={act === 'assign'} onClose={close} title={`Assign ${amount}`} size="sm">
        {payment && act === 'assign' && <AssignForm payment={payment} onDone={close} />}
      </Dialog>
      <ReasonDialog
        open={act === 'refund'}
        title={`Pay back ${amount}?`}
        confirm="Pay back"
        danger
        done={`${amount} is paid back`}
        onConfirm={(reason) => request(office.payments[':id'].refund.$post({ param, json: { reason } }))}
        onDone={payments.refresh}
        onClose={close}
      >
        Stripe returns it to where it came from, once, however often this is pressed.
      </ReasonDialog>
      <ReasonDialog
        open={act === 'settle'}
        title={`Settle ${amount}?`}
        confirm="Settle"
        done="It is settled"
        onConfirm={(reason) => request(office.payments[':id'].settlement.$post({ param, json: { reason } }))}
        onDone={payments.refresh}
        onClose={close}
      >
        For a payment that was seen to at Stripe. Nothing is paid; it only leaves this list.
      </ReasonDialog>
    </Section>
  )
}

type Withdrawal = Awaited<ReturnType<typeof fetchPayments>>['withdrawals'][number]

const subjects: Record<Withdrawal['subject'], string> = {
  luxe: 'Luxe',
  credits: 'A pack of credits',
  other: 'Another contract',
}

function whatFollowed({ isConfirmed, outcome }: Withdrawal) {
  if (!isConfirmed) return 'not confirmed by her mailbox, nothing was ended'
  if (outcome === null) return 'being ended at Stripe'
  const told = {
    ended: 'ended at Stripe: pay back what is due to her there',
    too_late: 'after the 14 days: nothing was ended',
    nothing: 'there was nothing to end by itself',
  }
  return told[outcome]
}

/** Money is paid back at Stripe, by how much of the month was used; here it is said that it was. */
function Withdrawals({ list }: { list: Withdrawal[] }) {
  const [pressed, setPressed] = useState<Withdrawal | null>(null)
  return (
    <SectionPart title="Withdrawals">
      {list.length === 0 ? (
        <Nothing>Nobody has withdrawn from a contract, or all is seen to.</Nothing>
      ) : (
        <Rows>
          {list.map((one) => (
            <Row
              key={one.id}
              end={
                <Button variant="outline" size="sm" onClick={() => setPressed(one)}>
                  Settle<span className="sr-only"> the withdrawal of {one.email}</span>
                </Button>
              }
            >
              <p className="font-medium">
                {subjects[one.subject]} · {formatMoment(one.declaredAt)} · {whatFollowed(one)}
              </p>
              <p className="text-sm break-all text-ink-soft">
                {one.name} · {one.email} · {one.country ?? 'no country'} · account {one.userId ?? 'none'}
                {one.contract && ` · ${one.contract}`}
              </p>
            </Row>
          ))}
        </Rows>
      )}
      <ReasonDialog
        open={pressed !== null}
        title="Settle this withdrawal?"
        confirm="Settle"
        done="It is settled"
        onConfirm={(reason) =>
          request(
            office.payments.withdrawals[':id'].settlement.$post({
              param: { id: pressed?.id ?? '' },
              json: { reason },
            }),
          )
        }
        onDone={payments.refresh}
        onClose={() => setPressed(null)}
      >
        Once what is due to her was paid back at Stripe, or she was answered. It leaves this list; the record
        stays.
      </ReasonDialog>
    </SectionPart>
  )
}

function AssignForm({ payment, onDone }: { payment: Payment; onDone: () => void }) {
  const [account, setAccount] = useState(payment.email ?? '')
  const [reason, setReason] = useState('')
  const { act, isPending, failure } = useAct()

  async function assign() {
    const call = () =>
      request(
        office.payments[':id'].assignment.$post({ param: { id: payment.id }, json: { account, reason } }),
      )
    if (await act(call, 'It is assigned', payments.refresh)) onDone()
  }

  return (
    <Form onSubmit={() => void assign()}>
      <p className="text-ink-soft">
        Her account gets this customer of Stripe’s, with all that it has paid and will pay.
      </p>
      <TextField
        label="Email of her account"
        type="email"
        required
        value={account}
        onChange={({ target }) => setAccount(target.value)}
      />
      <TextField label="Reason" required value={reason} onChange={({ target }) => setReason(target.value)} />
      {failure && <Alert>{failure}</Alert>}
      <Button type="submit" loading={isPending}>
        Assign
      </Button>
    </Form>
  )
}
