import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { users } from '../shoppers/schema.ts'
import { createFaultyD1 } from '../testing/faulty-d1.ts'
import { openDb } from './db.ts'
import { logEvent, logFault } from './log.ts'

test('what is written down of a failed query names no value of it', async () => {
  const lines: unknown[] = []
  vi.spyOn(console, 'log').mockImplementation((line: unknown) => void lines.push(line))
  const line = createFaultyD1(env.DB)
  line.plan('refused')
  const failing = openDb(line.binding)
  await failing
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, 'ada@example.com'))
    .catch((fault: unknown) => logFault('unexpected_error', fault, { route: '/api/auth/signin' }))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('the line is bad')
  expect(lines[0]).toContain('log.test.ts')
  expect(lines[0]).not.toContain('ada@example.com')
})

describe('a line of the log', () => {
  const written = (write: () => void) => {
    const lines: string[] = []
    vi.spyOn(console, 'log').mockImplementation((line: unknown) => void lines.push(String(line)))
    write()
    vi.restoreAllMocks()
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  }

  test('says only what is in the list, and names what was left out', () => {
    const fields = { job: 'mails', email: 'ada@example.com', userId: '0-abc' }
    // @ts-expect-error -- the compiler knows the list, too
    expect(written(() => logEvent('told', fields))).toEqual([
      { event: 'told', job: 'mails', leftOut: ['email', 'userId'] },
    ])
  })

  test.each([
    ['no mailbox for ada.l+x@mail.example here', 'no mailbox for [email] here'],
    ['GET https://shop.example/p?token=abc#x failed', 'GET https://shop.example/p failed'],
    ['asked /verify-email?t=0-k5f', 'asked /verify-email'],
    ['key sk_live_51HxYzAbCdEfGhIjKlMnOp refused', 'key [secret] refused'],
    ['from 203.0.113.7 and 2001:db8:1:2:3:4:5:6', 'from [address] and [address]'],
    ['call +49 151 23456789', 'call [number]'],
    ['job 3f1c8a52-9d0e-4f6b-8a7c-1b2d3e4f5a6b waits', 'job 3f1c8a52-9d0e-4f6b-8a7c-1b2d3e4f5a6b waits'],
  ])('%s: nobody is in it', (error, told) => {
    expect(written(() => logEvent('failed', { error, errors: [{ message: error }] }))).toEqual([
      { event: 'failed', error: told, errors: [{ message: told }] },
    ])
  })

  test('ids of things are told as they are', () => {
    const fields = {
      import: '0-k5fq2m7xwz3r8d1p6t4ybc9hjn',
      jobId: '0-9hjnk5fq2m7xwz3r8d1p6t4ybc',
      rowsWritten: 15,
    }
    expect(written(() => logEvent('told', fields))).toEqual([{ event: 'told', ...fields }])
  })
})
