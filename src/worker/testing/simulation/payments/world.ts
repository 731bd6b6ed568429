import type { Account } from '#scripts/fake-stripe/account.ts'
import type { Delivery } from '#scripts/fake-stripe/account.ts'
import { firstIn, nth } from '#shared/testing/first.ts'
import type { Shopper } from '#worker/auth/authorize.ts'
import { backfill } from '#worker/billing/find-customers.ts'
import { cancelAtPeriodEnd, resume } from '#worker/billing/cancel-subscription.ts'
import { openCheckout } from '#worker/billing/checkout.ts'
import { forgetCustomer } from '#worker/billing/customers.ts'
import { syncCustomer } from '#worker/billing/sync-customer.ts'
import { workOff } from '#worker/billing/stripe-events.ts'
import { reconcile } from '#worker/billing/reconcile.ts'
import { startSubscription } from '#worker/billing/subscribe.ts'
import { verifyReturn } from '#worker/billing/verify-return.ts'
import { receiveEvent } from '#worker/billing/webhook.ts'
import { spendCredit } from '#worker/ledger/ledger.ts'
import { createAgenda } from '../agenda.ts'
import { drawCopies, type Copy } from './deliveries.ts'
import { createChance } from '../random.ts'
import { openEnvironment, type Tampering } from './environment.ts'
import { findViolations, type Violation } from './invariants.ts'
import { runAlone, runTogether, travel, type Cut, type Outcome, type Process } from '../process.ts'
import type { Act, World } from './script.ts'
import { openStripe, type Pending } from './stripe.ts'

/** The code under test. A planted fault replaces one of these. */
export const realBilling = {
  receiveEvent,
  workOff,
  syncCustomer,
  reconcile,
  startSubscription,
  openCheckout,
  verifyReturn,
  cancelAtPeriodEnd,
  resume,
  backfill,
}
export type Billing = typeof realBilling

export type Planted = Tampering & {
  /** SQL to run on the fresh database. */
  setUp?: string[]
  billing?: (billing: Billing, account: Account) => Partial<Billing>
}

const webhookSecret = 'whsec_cabine'
const site = 'https://cabine.test'
const luxe = 'cabine_luxe'
const startedAt = Date.UTC(2026, 0, 20, 9, 30) / 1000
/** Changes this near are not compared, because the clocks differ by up to four minutes. */
const unsureSeconds = 600

type Person = {
  name: string
  shopper: Shopper
  isGuest: boolean
  pending: Pending[]
  returnTo: string | null
  spends: number
  steps: number
}

type Event =
  | { is: 'step'; person: Person; act: Act; beside: Act[]; cut?: Cut }
  | { is: 'delivery'; delivery: Delivery; copy: Copy }
  | { is: 'cron'; cut?: Cut }
  | { is: 'removal'; customers: string[] }
  | { is: 'waking'; wake: () => Promise<Outcome<unknown>>; what: string; user: string | null }
  | { is: 'comparison' }

/** Runs a whole world and returns what was wrong in the end. The same script gives the same run. */
export async function runWorld(script: World, planted: Planted = {}, log?: (line: string) => void) {
  const stripe = openStripe({
    now: startedAt,
    seed: script.seed,
    webhookSecret,
    afterLastRetry: script.afterLastRetry,
  })
  const { account } = stripe
  const aheadMs = script.stripeAheadSeconds * 1000
  const environment = openEnvironment(
    stripe.fetch,
    () => new Date(account.clock.now() * 1000 - aheadMs),
    webhookSecret,
    planted,
  )
  const { deps, binding } = environment
  const billing: Billing = { ...realBilling, ...planted.billing?.(realBilling, account) }
  const findings: Violation[] = []
  const endedByRight = new Set<string>()
  const leftAt = new Map<string, number>()
  const hasLeft = ({ shopper }: Person) => leftAt.has(shopper.id)
  const agenda = createAgenda<Event>()
  const minute = () => (account.clock.now() - startedAt) / 60
  const notify = (text: string) => log?.(`${at(account.clock.now())}  ${text}`)

  const people = script.scenarios.map(({ isGuest }, i): Person => {
    const id = `0-life${i}`
    const shopper = { id, email: `${id}@example.com`, name: `Ada ${i}` } as Shopper
    return {
      name: `life ${i}`,
      shopper,
      isGuest: isGuest ?? false,
      pending: [],
      returnTo: null,
      spends: 0,
      steps: 0,
    }
  })
  await binding.batch(
    people.flatMap(({ shopper, isGuest }) => [
      binding
        .prepare('insert into users (id, email, name, plan, created_at) values (?, ?, ?, ?, ?)')
        .bind(shopper.id, shopper.email, shopper.name, isGuest ? 'premium' : 'free', startedAt * 1000),
      binding
        .prepare(
          "insert into credit_entries (user_id, subject, kind, credits, created_at) values (?, ?, 'grant', 5, ?)",
        )
        .bind(shopper.id, `sign-up:${shopper.id}`, startedAt * 1000),
    ]),
  )

  for (const sql of planted.setUp ?? []) await binding.prepare(sql).run()

  async function open(person: Person, way: 'in_app' | 'hosted') {
    if (hasLeft(person)) return
    if (way === 'in_app') {
      const started = await billing.startSubscription(deps, person.shopper)
      if (started.alreadySubscribed) return
      person.pending.push({ subscription: started.subscriptionId })
      person.returnTo = started.subscriptionId
    } else {
      const url = await billing.openCheckout(deps, person.shopper, 'luxe_hosted', {
        site,
        language: 'en',
      })
      const checkout = stripe.checkoutAt(url)
      person.pending.push({ checkout })
      person.returnTo = checkout
    }
  }

  /** Her rows are deleted at once; deleting her customers is repeated until it succeeds. */
  async function leave(person: Person) {
    if (hasLeft(person)) return
    // In one step with the trip, because what is interrupted after it has happened.
    await travel(async () => {
      const { results } = await binding
        .prepare('select id from billing_customers where user_id = ?')
        .bind(person.shopper.id)
        .all()
      await binding.prepare('delete from users where id = ?').bind(person.shopper.id).run()
      leftAt.set(person.shopper.id, account.clock.now())
      const customers = (results as { id: string }[]).map(({ id }) => id)
      agenda.add(minute(), { is: 'removal', customers })
    })
  }

  /** What an act does, as the body of a process; several for what happens in several tabs. */
  function bodies(person: Person, act: Act): (() => Promise<unknown>)[] {
    const { shopper } = person
    const atStripe = (doIt: () => unknown) => [() => travel(async () => doIt())]
    switch (act.do) {
      case 'open':
        return act.ways.map((way) => () => open(person, way))
      case 'pay':
        return atStripe(() => {
          const tabs = act.tabs === 'all' ? person.pending : person.pending.slice(-1)
          for (const tab of tabs) stripe.pay(tab, act.card, shopper.email)
        })
      case 'bank':
        return atStripe(() => {
          for (const tab of person.pending) stripe.answerBank(tab, act.approves)
        })
      case 'buy':
        return [
          async () => {
            if (hasLeft(person)) return
            const checkout = stripe.checkoutAt(
              await billing.openCheckout(deps, shopper, act.item, { site, language: 'en' }),
            )
            person.returnTo = checkout
            await travel(async () => stripe.pay({ checkout }, act.card, shopper.email))
          },
        ]
      case 'spend':
        return [
          async () => {
            for (let i = 0; i < act.credits; i++) {
              person.spends += 1
              const { spent } = await spendCredit(deps.db, shopper.id, `spend-${person.spends}`, null)
              if (!spent) return
            }
          },
        ]
      case 'return':
        return [async () => person.returnTo && billing.verifyReturn(deps, shopper.id, person.returnTo)]
      case 'cancel':
        return [() => billing.cancelAtPeriodEnd(deps, shopper.id)]
      case 'resume':
        return [() => billing.resume(deps, shopper.id)]
      case 'backfill':
        return [() => billing.backfill(deps, shopper)]
      case 'syncs':
        return Array.from({ length: 2 }, () => async () => {
          for (const customer of stripe.customersOf(shopper.id)) await billing.syncCustomer(deps, customer)
        })
      case 'leave':
        return [() => leave(person)]
      default:
        return atStripe(async () => {
          for (const ended of await stripe.act(shopper.id, act)) endedByRight.add(ended)
        })
    }
  }

  function note(outcome: Outcome<unknown>, what: string, isCut: boolean, user: string | null) {
    if (outcome.how === 'sleeps') {
      const { wake, minutes } = outcome
      agenda.add(minute() + minutes, { is: 'waking', wake, what, user })
    }
    const said = outcome.how === 'failed' ? String(outcome.error) : outcome.how
    notify(`    ${what}: ${said}`)
    // A refusal is an answer. Any other failure that was not injected is a fault of ours.
    if (outcome.how !== 'failed' || isCut || isRefusal(outcome.error)) return
    findings.push({ user, text: `${what} failed by itself: ${said}` })
  }

  async function step({ person, act, beside, cut }: Extract<Event, { is: 'step' }>) {
    person.steps += 1
    notify(
      `${person.name}: ${[act, ...beside].map((one) => JSON.stringify(one)).join('  beside  ')}${told(cut)}`,
    )
    const [first, ...others] = [act, ...beside].flatMap((one) => bodies(person, one))
    if (!first) throw new Error(`No process does ${act.do}.`)
    const processes: Process<unknown>[] = [{ body: first, cut }, ...others.map((body) => ({ body }))]
    const outcomes =
      processes.length === 1
        ? [await runAlone(firstIn(processes))]
        : await runTogether(createChance(`${script.seed} ${person.name} step ${person.steps}`), processes)
    outcomes.forEach((outcome, i) => note(outcome, `${act.do} ${i + 1}`, i === 0 && !!cut, person.shopper.id))
  }

  async function deliver(delivery: Delivery, copy: Copy) {
    const ours = Math.floor(deps.now().getTime() / 1000)
    const isTrue = copy.kind === 'true'
    const header =
      copy.kind === 'unsigned'
        ? ''
        : copy.kind === 'wrong_secret'
          ? delivery.header(undefined, 'whsec_of_somebody_else')
          : delivery.header(copy.kind === 'stale' ? ours - 301 - copy.after : undefined)
    const body =
      copy.kind === 'altered' ? delivery.body.replace('"livemode":false', '"livemode":true') : delivery.body
    notify(
      `event ${delivery.type}, ${copy.kind}${copy.atOnce > 1 ? ` × ${copy.atOnce}` : ''}${told(copy.cut)}`,
    )
    let isTaken = false
    const take = async () => {
      await billing.receiveEvent(deps, body, header)
      isTaken = true
      if (copy.isWorkedOff) await billing.workOff(deps)
    }
    const processes = Array.from({ length: copy.atOnce }, (_, i) => ({
      body: take,
      cut: i === 0 ? copy.cut : undefined,
    }))
    const outcomes =
      processes.length === 1
        ? [await runAlone(firstIn(processes))]
        : await runTogether(createChance(`${script.seed} ${delivery.event} ${copy.after}`), processes)
    if (!isTrue && isTaken) findings.push({ user: null, text: `an event was believed: ${copy.kind}` })
    if (isTrue) for (const one of outcomes) note(one, `event ${delivery.type}`, !!copy.cut, null)
  }

  async function tryAgain({ customers }: Extract<Event, { is: 'removal' }>) {
    const outcome = await runAlone({
      body: async () => {
        for (const id of customers) {
          for (const subscription of stripe.aliveOf(id)) endedByRight.add(subscription)
          await forgetCustomer(deps.stripe, id)
        }
      },
    })
    note(outcome, 'removal', false, null)
  }

  async function compare(isAfterReconcile: boolean) {
    notify(isAfterReconcile ? 'one reconcile, then comparison' : 'comparison once more')
    const outcome = await runAlone({
      body: () => (isAfterReconcile ? billing.reconcile(deps, { until: 'done' }) : billing.workOff(deps)),
    })
    if (outcome.how !== 'done') {
      findings.push({
        user: null,
        text: `reconcile failed: ${outcome.how === 'failed' ? String(outcome.error) : ''}`,
      })
    }
    const found = await findViolations({
      account,
      binding,
      product: luxe,
      unsure: unsureSeconds,
      isGuest: (user) => people.some(({ shopper, isGuest }) => isGuest && shopper.id === user),
      wasEndedByRight: (id) => endedByRight.has(id),
      leftAt,
    })
    for (const one of found) notify(`    FOUND ${one.user ?? ''} ${one.text}`)
    findings.push(
      ...found.map(({ user, text }) => ({
        user,
        text: isAfterReconcile ? text : `${text} (after late deliveries)`,
      })),
    )
  }

  /** Whom an event is about, so that one scenario's deliveries stay the same when others are left out. */
  const isAbout = new Map<string, number>()
  let eventCount = 0
  function collect() {
    for (const delivery of stripe.takeDeliveries()) {
      eventCount += 1
      const [, customer = ''] = /"customer":"(\w+)"/.exec(delivery.body) ?? []
      const about = account.customers.get(customer)?.metadata.user_id ?? 'nobody'
      const number = (isAbout.get(about) ?? 0) + 1
      isAbout.set(about, number)
      const chance = createChance(`${script.seed} ${about} event ${number}`)
      const copies =
        script.deliveries === 'drawn'
          ? drawCopies(chance)
          : script.deliveries === 'plain'
            ? [{ after: 0, kind: 'true', atOnce: 1, isWorkedOff: true } as const]
            : []
      const created = (delivery.created - startedAt) / 60
      for (const copy of copies) agenda.add(created + copy.after, { is: 'delivery', delivery, copy })
    }
  }

  people.forEach((person, i) => {
    for (const { at: when, act, beside = [], cut } of nth(script.scenarios, i).steps) {
      agenda.add(when, { is: 'step', person, act, beside, cut })
    }
  })
  for (const { at: when, cut } of script.crons) agenda.add(when, { is: 'cron', cut })
  for (const when of script.comparedAt) agenda.add(when, { is: 'comparison' })
  const end = Math.max(...script.comparedAt)

  let happenings = 0
  while (findings.length === 0) {
    // Stripe acts by itself in between, and its events are sent at their own time.
    const due = account.clock.nextAt === null ? Infinity : (account.clock.nextAt - startedAt) / 60
    const next = agenda.nextAt
    if (next === null || Math.min(next, due) > end) break
    if (due < next) {
      account.clock.advance(startedAt + due * 60)
      collect()
      continue
    }
    account.clock.advance(startedAt + Math.max(next, minute()) * 60)
    collect()
    const event = agenda.take().what
    happenings += 1
    if (event.is === 'step') await step(event)
    else if (event.is === 'delivery') await deliver(event.delivery, event.copy)
    else if (event.is === 'removal') await tryAgain(event)
    else if (event.is === 'comparison') await compare(true)
    else if (event.is === 'waking') note(await event.wake(), `woken: ${event.what}`, true, event.user)
    else {
      notify(`the regular job${told(event.cut)}`)
      note(
        await runAlone({ body: () => billing.reconcile(deps), cut: event.cut }),
        'the regular job',
        !!event.cut,
        null,
      )
    }
    collect()
  }

  // Outstanding deliveries arrive weeks too late: nothing that is true now may become untrue.
  while (findings.length === 0 && agenda.nextAt !== null) {
    const event = agenda.take().what
    happenings += 1
    if (event.is === 'delivery') await deliver(event.delivery, event.copy)
    if (event.is === 'waking') note(await event.wake(), `woken: ${event.what}`, true, event.user)
  }
  if (findings.length === 0) await compare(false)
  environment.close()
  return { findings, events: eventCount, happenings }
}

const at = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ')
const told = (cut: Cut | undefined) => (cut ? ` [${cut.does} ${cut.when} trip ${cut.trip}]` : '')

/** Our own refusals have a code; Stripe's say what they refuse. */
function isRefusal(error: unknown) {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.constructor.name === 'ApiError') return true
  return 'type' in error && String(error.type).startsWith('Stripe') && error.name !== 'StripeConnectionError'
}
