import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { users } from '../auth/schema.ts'
import { createFaultyD1 } from '../testing/faulty-d1.ts'
import { openDb } from './db.ts'
import { logFault } from './log.ts'

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
