import { useState } from 'react'
import { office } from '#client/lib/office-api.ts'
import { request } from '#client/lib/api.ts'
import { saveFile } from '#client/lib/save-file.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { formatMoment, formatMoney } from '../ui/format-figures.ts'
import { Facts, Row, Rows } from '../ui/rows.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { Nothing, Section, SectionPart } from '../ui/section-frame.tsx'
import { useAct } from '../ui/use-act.ts'

const find = (account: string) => request(office.shoppers.find.$post({ json: { account } }))
type Shopper = Awaited<ReturnType<typeof find>>

export function ShoppersSection() {
  const [account, setAccount] = useState('')
  const [shopper, setShopper] = useState<Shopper | null>(null)
  const { act, isPending, failure } = useAct()

  const open = (name: string) => act(async () => setShopper(null) ?? setShopper(await find(name)), '')

  return (
    <Section
      title="Shoppers"
      lead="Find one by her exact email or id. Each look stands in the log. Her photos, her measures and what she wrote are not here."
    >
      <div className="mb-10 max-w-xl">
        <Form onSubmit={() => void open(account.trim())}>
          <TextField
            label="Email or id"
            required
            autoComplete="off"
            value={account}
            onChange={({ target }) => setAccount(target.value)}
          />
          {failure && <Alert>{failure}</Alert>}
          <div>
            <Button type="submit" loading={isPending}>
              Find
            </Button>
          </div>
        </Form>
      </div>
      {shopper && (
        <ShopperView
          key={shopper.id}
          shopper={shopper}
          onChange={async () => setShopper(await find(shopper.id))}
        />
      )}
    </Section>
  )
}

type ViewProps = { shopper: Shopper; onChange: () => Promise<void> }
type Asked =
  | { act: 'export' | 'removal' | 'stay' }
  | { act: 'session'; session: string; device: string }
  | null

const credits: Record<string, string> = {
  try_on: 'Try-on',
  pack: 'Pack',
  refund: 'Pack refunded',
  return: 'Pack returned',
  spend: 'Spent',
  sign_up: 'Welcome gift',
  gift: 'Given by us',
  correction: 'Taken by us',
}

/** Saves what was answered as a file on this machine. */
const keepFile = (name: string, told: object) =>
  saveFile(new Blob([JSON.stringify(told, null, 2)], { type: 'application/json' }), name)

function ShopperView({ shopper, onChange }: ViewProps) {
  const [asked, setAsked] = useState<Asked>(null)
  const { id } = shopper
  const param = { id }
  const close = () => setAsked(null)
  return (
    <>
      <SectionPart title={shopper.name ?? id}>
        <Facts
          facts={[
            ['Email', `${shopper.email ?? 'not shown'}${shopper.emailVerifiedAt ? '' : ' (not confirmed)'}`],
            ['Id', id],
            ['Plan', shopper.plan === 'premium' ? 'Luxe' : 'Free'],
            ['Credits', String(shopper.credits)],
            ['Account since', formatMoment(shopper.createdAt)],
            [
              'Ways in',
              [
                shopper.hasPassword && 'password',
                shopper.passkeys > 0 &&
                  (shopper.passkeys === 1 ? 'a passkey' : `${shopper.passkeys} passkeys`),
              ]
                .filter(Boolean)
                .join(', ') || 'Google',
            ],
            ['Published outfits', String(shopper.published)],
            [
              'Subscriptions',
              shopper.subscriptions
                .map(
                  (one) =>
                    `${one.status}, ${formatMoney(one.priceCents, one.currency)} until ${formatMoment(one.periodEnd)}`,
                )
                .join('; ') || 'none',
            ],
            ['Customers at Stripe', shopper.customers.join(', ') || 'none'],
          ]}
        />
      </SectionPart>
      <SectionPart title="Credits" lead="A change is an entry of her ledger, which she sees in her settings.">
        <CreditForm id={id} onDone={onChange} />
        <div className="mt-6">
          {shopper.credit.length === 0 && <Nothing>Nothing yet.</Nothing>}
          <Rows>
            {shopper.credit.map((line) => (
              <Row key={line.id} end={<span className="tabular-nums">{line.balance} left</span>}>
                <p>
                  <span className="font-medium tabular-nums">
                    {line.credits > 0 ? `+${line.credits}` : line.credits}
                  </span>{' '}
                  {credits[line.kind]}
                </p>
                <p className="text-sm text-ink-soft">{formatMoment(line.at)}</p>
              </Row>
            ))}
          </Rows>
        </div>
      </SectionPart>
      <SectionPart title="Where she is signed in">
        {shopper.sessions.length === 0 && <Nothing>Nowhere.</Nothing>}
        <Rows>
          {shopper.sessions.map((one) => {
            const device = [one.browser, one.device].filter(Boolean).join(' on ') || 'Unknown device'
            return (
              <Row
                key={one.id}
                end={
                  <Button
                    variant="outline"
                    size="sm"
                    onClick={() => setAsked({ act: 'session', session: one.id, device })}
                  >
                    Sign out<span className="sr-only"> {device}</span>
                  </Button>
                }
              >
                <p>{device}</p>
                <p className="text-sm text-ink-soft">Last seen {formatMoment(one.lastSeenAt)}</p>
              </Row>
            )
          })}
        </Rows>
      </SectionPart>
      <SectionPart title="Her data">
        {shopper.removalDueAt && (
          <p className="mb-4">
            <Badge tone="accent">Will be removed on {formatMoment(shopper.removalDueAt)}</Badge>
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" size="sm" onClick={() => setAsked({ act: 'export' })}>
            Export what we keep
          </Button>
          {shopper.removalDueAt ? (
            <Button
              variant="outline"
              size="sm"
              disabled={shopper.removalBegan}
              onClick={() => setAsked({ act: 'stay' })}
            >
              Keep the account
            </Button>
          ) : (
            <Button variant="danger" size="sm" onClick={() => setAsked({ act: 'removal' })}>
              Remove the account
            </Button>
          )}
        </div>
      </SectionPart>
      <ReasonDialog
        open={asked?.act === 'session'}
        title={`Sign out ${asked?.act === 'session' ? asked.device : ''}?`}
        confirm="Sign out"
        done="She is signed out there"
        onConfirm={(reason) =>
          request(
            office.shoppers[':id'].sessions[':session'].end.$post({
              param: { id, session: asked?.act === 'session' ? asked.session : '' },
              json: { reason },
            }),
          )
        }
        onDone={onChange}
        onClose={close}
      />
      <ReasonDialog
        open={asked?.act === 'export'}
        title="Export what we keep of her?"
        confirm="Export"
        done="The file is on this machine: hand it over safely, and delete it"
        onConfirm={async (reason) =>
          keepFile(
            `export-${id}.json`,
            await request(office.shoppers[':id'].export.$post({ param, json: { reason } })),
          )
        }
        onClose={close}
      >
        The same as her own export. It names her pictures and does not hold them.
      </ReasonDialog>
      <ReasonDialog
        open={asked?.act === 'removal'}
        title="Remove the account?"
        confirm="Remove in fourteen days"
        danger
        done="The removal is asked for"
        onConfirm={(reason) => request(office.shoppers[':id'].removal.$post({ param, json: { reason } }))}
        onDone={onChange}
        onClose={close}
      >
        She is signed out everywhere and gets a mail; until the day has come she or we can change our mind.
      </ReasonDialog>
      <ReasonDialog
        open={asked?.act === 'stay'}
        title="Keep the account?"
        confirm="Keep it"
        done="The account stays"
        onConfirm={(reason) => request(office.shoppers[':id'].stay.$post({ param, json: { reason } }))}
        onDone={onChange}
        onClose={close}
      />
    </>
  )
}

function CreditForm({ id, onDone }: { id: string; onDone: () => Promise<void> }) {
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  /** The same for a press that is sent twice. */
  const [press, setPress] = useState(() => crypto.randomUUID())
  const { act, isPending, failure } = useAct()
  const change = Number(amount)
  const isWrong = amount !== '' && (!Number.isInteger(change) || change === 0 || Math.abs(change) > 500)

  async function correct() {
    if (amount === '' || isWrong) return
    const json = { credits: change, reason, press }
    const isDone = await act(
      () => request(office.shoppers[':id'].credits.$post({ param: { id }, json })),
      change > 0 ? `${change} credits are given` : `${-change} credits are taken`,
      onDone,
    )
    if (!isDone) return
    setAmount('')
    setReason('')
    setPress(crypto.randomUUID())
  }

  return (
    <div className="max-w-xl">
      <Form onSubmit={() => void correct()}>
        <div className="grid gap-5 sm:grid-cols-[9rem_1fr]">
          <TextField
            label="Credits"
            inputMode="numeric"
            required
            placeholder="3 or -3"
            value={amount}
            onChange={({ target }) => setAmount(target.value.replace('−', '-'))}
            error={isWrong ? 'A whole number up to 500.' : undefined}
          />
          <TextField
            label="Reason"
            required
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
        {failure && <Alert>{failure}</Alert>}
        <div>
          <Button type="submit" size="sm" loading={isPending}>
            {change < 0 ? 'Take credits' : 'Give credits'}
          </Button>
        </div>
      </Form>
    </div>
  )
}
