import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { roles } from '#shared/office/roles.ts'
import { createStaff } from '../../testing/staff.ts'
import { personal } from './personal-fields.ts'
import { office } from '../routes.ts'
import { withdrawn } from '../testing/calls.ts'

const toldTo = (whose: 'colleague' | 'shopper') =>
  roles.filter((role) => personal({ var: { role } as never }, whose, 'Ada') === 'Ada')

test('colleagues know each other, and a shopper is known to who helps her', () => {
  expect(toldTo('colleague')).toEqual(['viewer', 'editor', 'support', 'owner'])
  expect(toldTo('shopper')).toEqual(['support', 'owner'])
})

/** What a role is answered by each page of the office that needs no id. */
async function readAll(role: (typeof roles)[number]) {
  const person = await createStaff(role)
  const paths = office.routes
    .filter(({ method, path }) => method === 'GET' && !path.includes(':'))
    .map(({ path }) => path)
  const answers = [...new Set(paths)].map(async (path) => (await person.fetch(path)).text())
  return (await Promise.all(answers)).join('\n')
}

test('the address of a shopper who withdrew reaches those who see to it, and no other role', async () => {
  const id = await withdrawn()
  const email = await env.DB.prepare('select email from withdrawals where id = ?')
    .bind(id)
    .first<string>('email')
  expect(email).toContain('@')
  for (const role of roles) {
    const isTold = (await readAll(role)).includes(email ?? '')
    expect([role, isTold]).toEqual([role, role === 'support' || role === 'owner'])
  }
})
