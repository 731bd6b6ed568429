import { describe, expect, test, vi } from 'vitest'
import { createStaff, readActs } from '../../testing/staff.ts'
import { paidByNobody, withdrawn } from '../testing/calls.ts'

vi.setConfig({ testTimeout: 30_000 })

const reason = 'she wrote to us'

type List = { payments: { id: string; email: string | null }[] }

describe('a payment that belongs to nobody', () => {
  test('is given to the account that it is for, and its Luxe is hers at once', async () => {
    const { id, payments, worker } = await paidByNobody()
    const support = await createStaff('support', { worker })
    const ada = await payments.createBuyer()
    const listed = await (await support.ask('GET', '/payments')).json<List>()
    expect(listed.payments).toContainEqual(expect.objectContaining({ id, email: 'somebody@example.com' }))
    const assign = (account: string) => support.ask('POST', `/payments/${id}/assignment`, { account, reason })
    expect((await assign('nobody@example.com')).status).toBe(404)
    expect((await assign(ada.email)).status).toBe(204)
    expect(await ada.state()).toMatchObject({ is_premium: true })
    const eve = await payments.createBuyer()
    const refused = await assign(eve.email)
    expect([refused.status, (await refused.json<{ error: string }>()).error]).toEqual([
      409,
      'of_another_account',
    ])
    const acts = (await readActs()).filter(({ subject }) => subject === id)
    expect(acts).toMatchObject([{ act: 'payment.assign', after: { userId: ada.id }, reason }])
  })

  test('is paid back once, however often it is pressed, and leaves the list', async () => {
    const { id, payments, worker } = await paidByNobody()
    const support = await createStaff('support', { worker })
    const refund = () => support.ask('POST', `/payments/${id}/refund`, { reason })
    const answers = await Promise.all([refund(), refund()])
    expect(answers.map(({ status }) => status)).toContain(204)
    expect((await refund()).status).toBe(404)
    expect(await payments.view('charges')).toMatchObject([{ amount: 1299, amount_refunded: 1299 }])
    expect(
      (await (await support.ask('GET', '/payments')).json<List>()).payments.map((one) => one.id),
    ).not.toContain(id)
    const acts = (await readActs()).filter(({ subject }) => subject === id)
    expect(acts.filter(({ act }) => act === 'payment.refund')).toHaveLength(1)
    expect(acts[0]).toMatchObject({
      act: 'payment.refund_asked',
      before: { amountCents: 1299, currency: 'usd' },
    })
  })

  test('stays in the list where Stripe does not answer, and the log says that it was asked', async () => {
    const { id, payments, worker } = await paidByNobody()
    const support = await createStaff('support', { worker })
    vi.spyOn(console, 'log').mockReturnValue()
    const real = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const address = input instanceof Request ? input.url : String(input)
      return address.endsWith('/v1/refunds') ? Promise.reject(new TypeError('cut')) : real(input, init)
    })
    const answer = await support.ask('POST', `/payments/${id}/refund`, { reason })
    vi.restoreAllMocks()
    expect(answer.status).toBe(502)
    expect(
      (await (await support.ask('GET', '/payments')).json<List>()).payments.map((one) => one.id),
    ).toContain(id)
    const acts = (await readActs()).filter(({ subject }) => subject === id)
    expect(acts.map(({ act }) => act)).toEqual(['payment.refund_asked'])
    expect((await support.ask('POST', `/payments/${id}/refund`, { reason })).status).toBe(204)
    expect(await payments.view('charges')).toMatchObject([{ amount: 1299, amount_refunded: 1299 }])
  })
})

test('a withdrawal is listed until somebody has settled it, once, with a line in the log', async () => {
  const id = await withdrawn()
  const support = await createStaff('support')
  const listed = async () =>
    (await (await support.ask('GET', '/payments')).json<{ withdrawals: { id: string }[] }>()).withdrawals
  expect(await listed()).toContainEqual(
    expect.objectContaining({ id, subject: 'luxe', isConfirmed: true, outcome: 'nothing' }),
  )
  const settle = () => support.ask('POST', `/payments/withdrawals/${id}/settlement`, { reason })
  expect((await settle()).status).toBe(204)
  expect((await settle()).status).toBe(404)
  expect((await listed()).map((one) => one.id)).not.toContain(id)
  const acts = (await readActs()).filter(({ subject }) => subject === id)
  expect(acts).toMatchObject([{ act: 'withdrawal.settle', before: { subject: 'luxe' }, reason }])
})
