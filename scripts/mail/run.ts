import { parseArgs } from 'node:util'
import { localState } from '../local/paths.ts'
import { readOutbox } from '../local/outbox.ts'

const usage = `
  npm run cabine -- mail                  the newest mail of the outbox of this machine
  npm run cabine -- mail --list        what lies there
  npm run cabine -- mail --to EMAIL    the newest to this address
`

const { values } = parseArgs({
  options: { list: { type: 'boolean' }, to: { type: 'string' }, help: { type: 'boolean' } },
})

if (values.help) {
  console.log(usage)
} else {
  const mails = await readOutbox(localState, values.to)
  const newest = mails.at(-1)
  if (!newest) console.log('No mail lies here yet. Sign up on the site, for one.')
  else if (values.list)
    for (const { key, headers } of mails)
      console.log(`${key.slice(0, 19)}  ${headers.to}  ${headers.subject}`)
  else console.log(`To: ${newest.headers.to}\nSubject: ${newest.headers.subject}\n\n${newest.text}`)
}
