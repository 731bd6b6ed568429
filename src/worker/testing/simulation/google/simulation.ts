import { createSqliteD1 } from '../../sqlite-d1.ts'
import { playHistories } from '../play.ts'
import { drawHistory, simplerHistories } from './script.ts'
import { runHistory } from './world.ts'

export const simulation = playHistories({
  open: () => createSqliteD1(),
  /** Nobody's account may be another history's. */
  clean: (binding) =>
    binding.batch(
      ['users', 'account_removals', 'attempts'].map((table) => binding.prepare(`delete from ${table}`)),
    ),
  draw: drawHistory,
  simpler: simplerHistories,
  run: (history, { binding }, log) => runHistory(history, binding, log),
})
