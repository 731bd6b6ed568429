import { parseArgs } from 'node:util'
import { garmentCategories } from '@cabine/engine/contract/garment-categories.ts'
import { listPools, tryPool } from './commands.ts'
import { photographVars } from './vars.ts'

const usage = `
  npm run cabine -- providers list                    the accounts that photographs may be sent to, and their limits
  npm run cabine -- providers try POOL                makes one photograph there, which costs its price
      --person FILE --garment FILE             other pictures than the samples
      --category tops                          what the garment is: ${garmentCategories.join(', ')}
      --draft FILE                             the draft of a device
      --sharp                                  as sharp as for Luxe
      --seed 7   --out FILE
  npm run cabine -- providers faults                  every fault of every stand-in: what she saw, and her credit

  The vars are those of .dev.vars and of the shell. From here Workers AI is reached by WORKERS_AI_BASE and
  WORKERS_AI_TOKEN alone: the binding is the Worker's.
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    person: { type: 'string' },
    garment: { type: 'string' },
    draft: { type: 'string' },
    category: { type: 'string' },
    sharp: { type: 'boolean', default: false },
    seed: { type: 'string', default: '7' },
    out: { type: 'string' },
    help: { type: 'boolean' },
  },
})

const [command, id] = positionals
if (command === 'faults' && !values.help) await import('./faults.ts').then(({ proveFaults }) => proveFaults())
else if (command === 'list' && !values.help) console.log(listPools(photographVars()))
else if (command === 'try' && id && !values.help) {
  const { isMade, told } = await tryPool(photographVars(), id, values)
  console.log(told)
  if (!isMade) process.exitCode = 1
} else console.log(usage)
