import { median } from '@cabine/engine/geometry/math.ts'
import { drifts as words, type Drift } from '@cabine/engine'
import { driftsOf } from '@cabine/engine/cloud-picture/drifts.ts'

export type Case = {
  person: string
  garment: string
  kind: string
  isHarm: boolean
  drifts: string[]
  measures: Record<string, number>
  timings: Record<string, number>
}

/** Persons by whose cases the limits were set; nobody else's were looked at for that. */
const calibration = /^c(01|05|06|11)_/

/** What is to be said of each kind of harm. */
const meant: [RegExp, Drift[]][] = [
  [/^slimmer|^waist/, ['outline']],
  [/^face/, ['face']],
  [/^skin/, ['skin']],
  [/^colour/, ['colour']],
  [/^print/, ['print']],
  [/^sleeves|^hem/, ['length']],
  [/^neckline/, ['neckline']],
  [/^black/, ['blank']],
  [/^squeezed/, ['unregistered', 'outline']],
  [/^another/, ['unregistered', 'face']],
]

/** Networks and what is kept from one picture to the next; the rest is the blend and the comparison. */
const networks = new Set(['photo', 'look', 'pose', 'segment'])

/** How often each kind was found, by any word and by its own, in both halves of the persons. */
export function tableOf(cases: Case[]): string {
  const told = cases.map((one) => ({
    ...one,
    // Limits may have been set since.
    drifts: 'chestWidth' in one.measures || 'hem' in one.measures ? driftsOf(one.measures) : one.drifts,
    isHeld: !calibration.test(one.person),
  }))
  const kinds = [...new Set(told.map(({ kind }) => kind))]
  const rows = kinds.map((kind) => {
    const own = meant.find(([pattern]) => pattern.test(kind))?.[1] ?? []
    const of = (isHeld: boolean) => {
      const those = told.filter((one) => one.kind === kind && one.isHeld === isHeld)
      const found = those.filter(({ drifts }) => drifts.length > 0).length
      const named = those.filter(({ drifts }) =>
        drifts.some((drift) => own.some((word) => word === drift)),
      ).length
      return those[0]?.isHarm ? `${found}/${those.length} (${named})` : `${found}/${those.length}`
    }
    return `${kind.padEnd(28)}${of(false).padStart(14)}${of(true).padStart(14)}`
  })
  const share = (isHarm: boolean, isHeld: boolean) => {
    const those = told.filter((one) => one.isHarm === isHarm && one.isHeld === isHeld)
    const found = those.filter(({ drifts }) => drifts.length > 0).length
    return `${((100 * found) / Math.max(1, those.length)).toFixed(1)} % of ${those.length}`
  }
  const whole = cases.filter(({ timings }) => 'encode' in timings)
  const took = (isNetwork: boolean) =>
    median(
      whole.map(({ timings }) =>
        Object.entries(timings).reduce(
          (sum, [name, ms]) => sum + (networks.has(name) === isNetwork ? ms : 0),
          0,
        ),
      ),
    )
  return [
    'kind: found (by its own name)'.padEnd(28) + 'calibration'.padStart(13) + 'held out'.padStart(14),
    ...rows,
    `harm found: ${share(true, false)}, held out ${share(true, true)}`,
    `false alarms: ${share(false, false)}, held out ${share(false, true)}`,
    `said of what is no harm: ${falseWords(told)}`,
    `median ms: ${took(false)} without the networks, ${took(true)} in them`,
  ].join('\n')
}

/** Which words are said wrongly, how often. */
function falseWords(told: Pick<Case, 'isHarm' | 'drifts'>[]) {
  const harmless = told.filter(({ isHarm }) => !isHarm)
  const counts = words.map(
    (drift) => [drift, harmless.filter((one) => one.drifts.includes(drift)).length] as const,
  )
  return (
    counts
      .filter(([, count]) => count > 0)
      .map(([drift, count]) => `${drift} ${count}`)
      .join(', ') || 'nothing'
  )
}
