import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadMessages } from '#client/i18n/messages.ts'
import { useToasts } from '#client/ui/toasts/toast-store.ts'
import { confirmPayment, paidSession } from './payment-return.ts'

const url = (search: string) => new URL(`https://cabine.example/dashboard${search}`)

test.each([
  ['?payment_success=true&session_id=cs_1', 'cs_1'],
  ['?payment_success=true', null],
  ['?payment_success=true&session_id=', null],
  ['?payment_success=false&session_id=cs_1', null],
  ['?session_id=cs_1', null],
  ['', null],
])('spec 2.4.14: %j is the return of %s', (search, session) => expect(paidSession(url(search))).toBe(session))

describe('what came of the payment', () => {
  const asked: string[] = []
  const answers = (verify: () => Response) =>
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path)
      return path.startsWith('/api/billing') ? verify() : Response.json({}, { status: 500 })
    })
  const said = () => useToasts.getState().toasts[0]?.title
  const comesBack = (to: string) => confirmPayment(url(to), 'cs_1')

  beforeAll(() => loadMessages('common', 'dashboard', 'errors'))
  beforeEach(() => {
    asked.length = 0
    useToasts.setState({ toasts: [] })
  })

  test('it came in', async () => {
    answers(() => Response.json({ premium: true, paid: true, credits: 0 }))
    await comesBack('')
    expect(said()).toBe('Welcome to Luxe')
    expect(asked).toEqual(['/api/billing/verify-return?session_id=cs_1', '/api/app-state'])
  })

  test('it is on its way', async () => {
    answers(() => Response.json({ premium: false, paid: false, credits: 0 }))
    await comesBack('')
    expect(said()).toBe('Your payment is being processed')
  })

  test('a pack of credits came in: how many, and no word of Luxe', async () => {
    answers(() => Response.json({ premium: false, paid: true, credits: 25 }))
    await comesBack('')
    expect(useToasts.getState().toasts[0]).toMatchObject({
      title: 'Your credits are here',
      description: '25 try-on credits were added. They never expire.',
    })
    expect(asked).toContain('/api/app-state')
  })

  test('her bank said no on a page of its own: she has not been charged', async () => {
    answers(() => Response.json({ premium: false, paid: false, credits: 0 }))
    await comesBack('?redirect_status=failed')
    expect(said()).toBe('Your payment didn’t go through')
  })

  test('nobody can tell: the app state is asked for all the same', async () => {
    answers(() => Response.json({ error: 'billing_not_configured' }, { status: 503 }))
    await comesBack('')
    expect(said()).toBe('We couldn’t confirm your payment')
    expect(asked).toContain('/api/app-state')
  })
})
