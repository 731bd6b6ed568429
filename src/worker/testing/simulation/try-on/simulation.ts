import { createSqliteD1 } from '../../sqlite-d1.ts'
import { playHistories } from '../play.ts'
import { drawHistory, simplerHistories } from './script.ts'
import { runHistory } from './world.ts'

/** Histories share a database and nothing else: each has shoppers, objects and providers of its own. */
export const simulation = playHistories({
  open: () => createSqliteD1(),
  draw: drawHistory,
  simpler: simplerHistories,
  run: (history, { binding, name }, log) => runHistory(history, name, binding, log),
})
