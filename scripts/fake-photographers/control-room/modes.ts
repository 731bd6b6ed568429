import { scenarios, type Scenario } from '#worker/testing/fashn-scenarios.ts'
import { photographScenarios, type PhotographScenario } from '#worker/testing/photographer-scenarios.ts'

/** What one tries out most, in plain words: the scenarios of the services that answer within the call, and FASHN's. */
const usual: { label: string; now: PhotographScenario; fashn: Scenario | null }[] = [
  { label: 'Succeeds', now: 'completes', fashn: 'completes' },
  { label: 'Succeeds slowly', now: 'slow', fashn: 'slow' },
  { label: 'Drifts: makes her slimmer, and tints', now: 'drift', fashn: 'output_drift' },
  { label: 'Loses the colour of the piece', now: 'greyed', fashn: 'output_greyed' },
  { label: 'Changes nothing: her own photo', now: 'unchanged', fashn: 'output_unchanged' },
  { label: 'A black picture', now: 'black', fashn: 'output_black' },
  { label: 'A picture of the wrong size', now: 'wrong_size', fashn: null },
  { label: 'Something that is no picture', now: 'garbage', fashn: 'output_no_picture' },
  { label: 'Refuses: a filter', now: 'refused_output', fashn: 'ContentModerationError' },
  { label: 'Cannot read a picture', now: 'unreadable', fashn: 'ImageLoadError' },
  { label: 'Rate limited', now: 'rate_limited', fashn: 'run_rate_limited_twice' },
  { label: 'Server error', now: 'server_error', fashn: 'run_server_error' },
  { label: 'Drops the connection', now: 'dropped', fashn: 'run_answer_lost' },
  { label: 'Never answers', now: 'hangs', fashn: 'run_hangs' },
  { label: 'Key revoked', now: 'revoked', fashn: 'run_unauthorized' },
  { label: 'Out of quota', now: 'out_of_quota', fashn: 'run_out_of_credits' },
]

export type Mode<S extends string = string> = { scenario: S; label: string; isUsual: boolean }

/** The usual ones first, then every other that the fake has, by its own name. */
function modesOf<S extends string>(all: readonly S[], named: { scenario: S | null; label: string }[]) {
  const first = named.flatMap(({ scenario, label }) =>
    scenario === null ? [] : [{ scenario, label, isUsual: true }],
  )
  const known = new Set(first.map(({ scenario }) => scenario))
  const others = all.filter((one) => !known.has(one))
  const rest = others.map((scenario) => ({ scenario, label: scenario.replaceAll('_', ' '), isUsual: false }))
  return [...first, ...rest] satisfies Mode<S>[]
}

export const modes = modesOf(
  photographScenarios,
  usual.map(({ label, now }) => ({ label, scenario: now })),
)
export const fashnModes = modesOf(
  scenarios,
  usual.map(({ label, fashn }) => ({ label, scenario: fashn })),
)
