import { DurableObject } from 'cloudflare:workers'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { openCatalogue, openDb } from '../lib/db.ts'
import { idOf, randomText } from '../lib/ids.ts'
import { callIdOf, inCall } from '../lib/current-call.ts'
import { logFault } from '../lib/log.ts'
import { within } from '../lib/time-limit.ts'
import { deliver } from '../notifications/deliver.ts'
import { outfitsReady } from '../notifications/notify.ts'
import {
  lookAgainAt,
  next,
  nextOf,
  openBatch,
  nextAction,
  type Batch,
  type Event,
  type Order,
} from './batch-machine.ts'
import { FinalFailure, makeOutfit } from './make-outfit.ts'
import { presentBatch, presentOutfits, type Progress } from './present.ts'
import { boardKey } from '../outfits/boards/board-files.ts'
import { findPieces, listMade, listOfBatch } from './queries.ts'
import { listSuperseded, removeSuperseded } from './remove-outfit.ts'
import { outfitBatches } from './schema.ts'

/** Every request to another service has a timeout. */
const timeoutsMs = { make: 60_000, end: 20_000, channel: 6_000, forget: 70_000 }

/**
 * One batch of the studio, from its request to a day after its last outfit. Its alarm performs one action at a time
 * and is set again before each, so that the batch continues wherever it was interrupted.
 */
export class OutfitBatch extends DurableObject<Env> {
  #acting: Promise<unknown> = Promise.resolve()
  #isActing = false

  /** Starts the batch, or continues it: a repeated call has one effect. */
  async start(order: Order): Promise<Progress[]> {
    const names = await Promise.all(
      order.templates.map(async ({ id }) => ({
        templateId: id,
        outfitId: await idOf(`outfit ${order.batchId} ${id}`),
        // A picture is guarded by its random address alone.
        boardKey: boardKey(randomText(16)),
      })),
    )
    const batch = this.#read() ?? this.#save(openBatch(order, names, Date.now()))
    return progressOf(batch)
  }

  /** The progress, for its owner; null for everybody else, and without a batch. Reading creates no storage. */
  async progress(userId: string): Promise<Progress[] | null> {
    const batch = this.#read()
    if (!batch || batch.order.userId !== userId || batch.isForgotten) return null
    // Her request continues a batch that was interrupted, even if the platform has given up its alarm.
    if (!this.#isActing && nextAction(batch, Date.now()).do !== 'wait')
      await this.ctx.storage.setAlarm(Date.now())
    else if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now())
    return progressOf(batch)
  }

  /** Called when her account is removed: nothing more is made, and unfinished results are deleted. */
  async forget(userId: string) {
    const batch = this.#read()
    if (!batch || batch.order.userId !== userId) return
    this.#apply({ type: 'forgotten' })
    await within(timeoutsMs.forget, () => this.#acting).catch(() => undefined)
    await this.#wipeForgotten(batch)
  }

  override alarm() {
    return inCall(callIdOf(), () => this.#onAlarm())
  }

  async #onAlarm() {
    try {
      // One action after the other: the previous one may still be running when its alarm fires again.
      this.#acting = this.#acting.catch(() => undefined).then(() => this.#step())
      this.#isActing = true
      await this.#acting
    } catch (error) {
      // The platform gives up on an alarm after six failures, but a batch must not be given up, so the error is
      // logged and not thrown.
      logFault('outfit_batch_alarm_failed', error)
      await this.ctx.storage.setAlarm(Date.now() + 5_000)
    } finally {
      this.#isActing = false
    }
  }

  async #step() {
    const batch = this.#read()
    if (!batch) return
    const now = nextAction(batch, Date.now())
    if (now.do === 'wait') return this.ctx.storage.setAlarm(now.until)
    await this.ctx.storage.setAlarm(lookAgainAt(Date.now()))
    switch (now.do) {
      case 'make':
        return this.#make(batch, now.at)
      case 'give_up':
        this.#apply({ type: 'not_made', at: now.at, isFinal: true })
        return this.#announce()
      case 'time_out':
        this.#apply({ type: 'timed_out' })
        return
      case 'end':
        return this.#end(batch)
      case 'wipe':
        return batch.isForgotten ? this.#wipeForgotten(batch) : this.#wipe()
    }
  }

  async #make(batch: Batch, at: number) {
    const making = batch.outfits[at]
    const template = batch.order.templates[at]
    if (!making || !template) throw new Error(`a batch without an outfit ${at}`)
    const { outfitId, boardKey: key, templateId } = making
    this.#apply({ type: 'begun', at })
    const names = { outfitId, boardKey: key }
    try {
      await within(timeoutsMs.make, () => makeOutfit(this.env, this.ctx, batch.order, template, names))
      if (this.#read()?.isForgotten) await this.env.CATALOGUE.delete(key)
      this.#apply({ type: 'made', at })
    } catch (error) {
      logFault('outfit_not_made', error, { batchId: batch.order.batchId, templateId })
      const isFinal = error instanceof FinalFailure
      this.#apply({ type: 'not_made', at, isFinal, ...(isFinal && { reason: error.reason }) })
    }
    await this.#announce()
  }

  /**
   * Writes the end and its notification together, and deletes outfits that exceed what she may keep, with the
   * pictures of failed ones.
   */
  async #end(batch: Batch) {
    const { batchId, userId } = batch.order
    try {
      await within(timeoutsMs.end, async () => {
        const db = openDb(this.env.DB)
        const superseded = this.ctx.storage.kv.get<{ id: string; key: string }[]>('superseded')
        const leaving = superseded ?? (await listSuperseded(db, userId))
        // Stored first, because a deleted row no longer names its picture.
        this.ctx.storage.kv.put('superseded', leaving)
        await removeSuperseded(db, this.env.CATALOGUE, leaving)
        this.ctx.storage.kv.delete('superseded')
        // The database decides: the object may not have heard that its last write succeeded.
        const { length: count } = await listMade(db, userId, batchId)
        const now = new Date()
        const [, , made] = await db.batch([
          db
            .update(outfitBatches)
            .set({ endedAt: now })
            .where(and(eq(outfitBatches.id, batchId), isNull(outfitBatches.endedAt))),
          outfitsReady(db, userId, batchId, count, now),
          listMade(db, userId, batchId),
        ])
        const isNamed = (key: string) => made.some(({ thumbnailKey }) => thumbnailKey === key)
        const unnamed = batch.outfits.map(({ boardKey: key }) => key).filter((key) => !isNamed(key))
        if (unnamed.length > 0) await this.env.CATALOGUE.delete(unnamed)
      })
    } catch (error) {
      logFault('outfit_batch_not_ended', error, { batchId })
      this.#apply({ type: 'not_ended' })
      return
    }
    this.#apply({ type: 'ended' })
    await this.#announce()
    await deliver(this.env, userId)
  }

  /** Pushes the progress to her tabs. Best effort: a tab that misses it polls. */
  async #announce() {
    const batch = this.#read()
    if (!batch || batch.isForgotten) return
    const { batchId, userId, templates } = batch.order
    try {
      await within(timeoutsMs.channel, async () => {
        const db = openDb(this.env.DB)
        const outfits = await listOfBatch(db, sql`${userId}`, batchId)
        const pieces = await findPieces(openCatalogue(this.env.CATALOGUE_DB), outfits)
        const row = {
          id: batchId,
          templateIds: templates.map(({ id }) => id),
          endedAt: batch.endedAt > 0 ? new Date(batch.endedAt) : null,
        }
        const titleOf = (id: string) => templates.find((template) => template.id === id)?.title ?? id
        const view = presentBatch(row, progressOf(batch), presentOutfits(outfits, pieces), titleOf)
        await this.env.SHOPPER_CHANNELS.getByName(userId).push({ type: 'outfit_batch', batch: view })
      })
    } catch (error) {
      logFault('outfit_batch_not_announced', error, { batchId })
    }
  }

  async #wipeForgotten({ outfits }: Batch) {
    await this.env.CATALOGUE.delete(outfits.map(({ boardKey: key }) => key))
    await this.#wipe()
  }

  async #wipe() {
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
  }

  #read() {
    return this.ctx.storage.kv.get<Batch>('batch') ?? null
  }

  /** Writes the batch and the alarm of its next step together, so that neither exists without the other. */
  #save(batch: Batch) {
    const now = Date.now()
    const step = nextAction(batch, now)
    this.ctx.storage.kv.put('batch', batch)
    void this.ctx.storage.setAlarm(step.do === 'wait' ? step.until : now)
    return batch
  }

  /** Nothing is awaited between reading and writing, so that two events never overwrite each other. */
  #apply(event: Event) {
    const before = this.#read()
    if (!before) return
    const after = next(before, event, Date.now())
    if (after === before) return
    // An action that begins has its alarm already, the one that checks on it.
    if (event.type === 'begun') this.ctx.storage.kv.put('batch', after)
    else this.#save(after)
  }
}

function progressOf(batch: Batch): Progress[] {
  const working = batch.endedAt > 0 ? -1 : nextOf(batch)
  return batch.outfits.map(({ templateId, state, reason }, at) => ({
    templateId,
    state: at === working ? 'working' : state,
    reason,
  }))
}
