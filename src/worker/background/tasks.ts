import * as v from 'valibot'
import { describePictures } from '../catalogue/alike/describe-pictures.ts'
import { backUp } from '../backups/back-up.ts'
import { importStep } from '../imports/import-step.ts'
import { readWatched } from '../external-products/watch-pages.ts'
import type { Purge } from '../lib/edge-cache.ts'
import { checkLinks } from '../catalogue/link-health/check-links.ts'
import { sendPending } from '../mail/send.ts'
import { deliverPending } from '../notifications/deliver.ts'
import { tellSavers } from '../wishlist/tell-savers.ts'
import { isOff } from '../switches/switches.ts'

/**
 * Work that grows with the shop. A task does as much as one invocation may, and says how many more of it there is work for. It
 * may be cut off anywhere, be run twice, and run beside others of its kind: each takes what no other has taken.
 */
type Task = (env: Env, purge: Purge) => Promise<number>

export const taskNames = [
  'imports',
  'savers',
  'watched_pages',
  'links',
  'pictures',
  'notices',
  'mails',
  'backups',
] as const
export type TaskName = (typeof taskNames)[number]

/** Work that is done by one at a time, and only says whether there is more. */
const byOne =
  (work: (env: Env) => Promise<boolean>): Task =>
  async (env) =>
    Number(await work(env))

export const tasks: Record<TaskName, Task> = {
  imports: async (env, purge) => ((await isOff(env, 'imports')) ? 0 : importStep(env, purge)),
  savers: byOne(tellSavers),
  watched_pages: byOne(readWatched),
  links: byOne(checkLinks),
  pictures: byOne((env) => describePictures(env)),
  notices: byOne(deliverPending),
  mails: byOne(sendPending),
  backups: byOne(backUp),
}

/** A message of the queue. */
export const message = v.object({ task: v.picklist(taskNames) })
