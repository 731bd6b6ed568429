/** Decides what an operator is told, as a pure function: the cron looks, writes and sends. */

export type AlertState = { alert: string; since: Date; overAt: Date | null; toldAt: Date | null }
type Rule = { forMinutes: number }

const minuteMs = 60_000
/** One that comes and goes is told at most once in this time. */
const calmMs = 60 * minuteMs
/** One that stays is told again. */
const againMs = 6 * 60 * minuteMs

export type AlertNews = 'began' | 'still' | 'over'
export type Change = { state: AlertState; told: AlertNews | null }

/** What becomes of each alert that is on, or was. */
export function changesOf(
  rules: Readonly<Record<string, Rule>>,
  known: AlertState[],
  holding: ReadonlySet<string>,
  now: Date,
): Change[] {
  const at = now.getTime()
  return Object.entries(rules).flatMap(([alert, { forMinutes }]): Change[] => {
    const before = known.find((state) => state.alert === alert) ?? null
    const isOn = before !== null && before.overAt === null
    if (!holding.has(alert)) {
      if (!isOn) return []
      const wasTold = before.toldAt !== null && before.toldAt >= before.since
      return [
        {
          state: { ...before, overAt: now, toldAt: wasTold ? now : before.toldAt },
          told: wasTold ? 'over' : null,
        },
      ]
    }
    const state = isOn ? before : { alert, since: now, overAt: null, toldAt: before?.toldAt ?? null }
    const toldMs = state.toldAt ? at - state.toldAt.getTime() : Infinity
    const wasTold = state.toldAt !== null && state.toldAt >= state.since
    const isDue = wasTold
      ? toldMs >= againMs
      : at - state.since.getTime() >= forMinutes * minuteMs && toldMs >= calmMs
    return [
      isDue ? { state: { ...state, toldAt: now }, told: wasTold ? 'still' : 'began' } : { state, told: null },
    ]
  })
}
