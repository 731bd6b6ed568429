import { createSqliteD1 } from '../../sqlite-d1.ts'
import { playHistories } from '../play.ts'
import { drawHistory, simplerHistories } from './script.ts'
import { runHistory } from './world.ts'

const { binding: accounts } = createSqliteD1()

/** Each history has a catalogue of its own; nothing is written among the accounts. */
export const simulation = playHistories({
  open: () => createSqliteD1('catalogue'),
  isShared: false,
  draw: drawHistory,
  simpler: simplerHistories,
  run: (history, { binding }, log) => runHistory(history, { catalogue: binding, accounts }, log),
})
