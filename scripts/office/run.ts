import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { roles } from '#shared/office/roles.ts'
import { openDb, type Db } from '#worker/lib/db.ts'
import { byCommand } from '#worker/audit-log/act.ts'
import { findAccountId, grantRole, listStaff, removeRole } from '#worker/office/staff/roles.ts'
import { withBindings, type LocalBindings } from '../local/database.ts'
import { withMigrated } from '../local/migrate.ts'
import { localState } from '../local/paths.ts'
import { patiently } from '../local/patient.ts'

const usage = `
  npm run cabine -- office list
      Who works here, with which role, and whether she has a passkey.
  npm run cabine -- office grant EMAIL ROLE
      Gives the account of that email a role: ${roles.join(', ')}. Whoever is an owner can do it in the office.
  npm run cabine -- office remove EMAIL
      Takes her role. The last owner stays.

      --local     the database on this machine (as without it)
      --remote    the database at Cloudflare, as wrangler is signed in
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    local: { type: 'boolean', default: false },
    remote: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const reason = 'by a command of the operator'
const noAccount = (email: string) => `There is no account with the email ${email}.`
const lastOwner = 'She is the last owner: make somebody else an owner first.'

function refuse(sentence: string) {
  console.error(sentence)
  return 1
}

async function list(db: Db) {
  const everybody = await listStaff(db)
  for (const { email, role, hasPasskey } of everybody)
    console.log(
      `${role.padEnd(8)} ${email}${hasPasskey ? '' : '   has no passkey yet: she adds one in her settings'}`,
    )
  if (everybody.length === 0) console.log('Nobody works here yet.')
  return 0
}

async function grant(db: Db, email: string, text: string) {
  const role = v.safeParse(v.picklist(roles), text)
  if (!role.success) return refuse(`A role is one of: ${roles.join(', ')}.`)
  const userId = await findAccountId(db, email)
  if (!userId) return refuse(noAccount(email))
  const isGranted = await grantRole(db, byCommand, { userId, role: role.output, reason })
  return isGranted ? list(db) : refuse(lastOwner)
}

async function remove(db: Db, email: string) {
  const userId = await findAccountId(db, email)
  if (!userId) return refuse(noAccount(email))
  return (await removeRole(db, byCommand, { userId, reason }))
    ? list(db)
    : refuse(`${lastOwner} Or she has no role.`)
}

/** Parses the command line; null for an invalid one. */
function readCommand([command, email, role]: string[]): ((db: Db) => Promise<number>) | null {
  if (values.help || (values.local && values.remote)) return null
  if (command === 'list') return list
  if (command === 'grant' && email && role) return (db) => grant(db, email, role)
  if (command === 'remove' && email) return (db) => remove(db, email)
  return null
}

const run = readCommand(positionals)
if (run) {
  const answer = ({ DB }: LocalBindings) => patiently(() => run(openDb(DB)))
  process.exitCode = values.remote
    ? await withBindings(localState, answer, { isRemote: true })
    : await withMigrated(localState, answer)
} else {
  console.error(usage)
  process.exitCode = 2
}
