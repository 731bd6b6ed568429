import { EngineRefusal, type Stage } from './contract/advice.ts'
import { readAppearance } from './body/appearance/read-appearance.ts'
import { prepare, preview, tryOn } from './try-on/make-try-on.ts'
import { checkPhoto, findFacesIn, findPeopleIn } from './try-on/check-photo.ts'
import { measureBody } from './try-on/measure-body.ts'
import { measureGarment } from './try-on/measure-garment.ts'
import { loadVision } from './models/vision.ts'
import { develop, expectPhotograph } from './cloud-picture/develop.ts'
import { rehearseOnce } from './try-on/practised-looks.ts'
import type { Answer, Question } from './try-on/worker-messages.ts'
import { packPhoto, recallPacked } from './try-on/recall-pictures.ts'
import { seeClothes } from './try-on/see-clothes.ts'

const cancelled = new Set<number>()

/** One question at a time: the models and the memory are shared. */
let queue: Promise<void> = Promise.resolve()
/** Questions that are not answered yet. */
let unanswered = 0

self.onmessage = ({ data }: MessageEvent<Question>) => {
  if (data.ask === 'cancel') cancelled.add(data.id)
  else {
    unanswered++
    queue = queue.then(async () => {
      await answer(data)
      unanswered--
      if (await isIdle()) await rehearseOnce(isIdle)
    })
  }
}

async function isIdle() {
  await letMessagesIn()
  return unanswered === 0
}

/** Does nobody wait behind the question that is being answered? */
async function isAlone() {
  await letMessagesIn()
  return unanswered === 1
}

/** Messages come in turn: behind this one there is none that was sent before it. A timer would take four milliseconds. */
const { port1: here, port2: there } = new MessageChannel()
const letMessagesIn = () =>
  new Promise((resolve) => {
    here.onmessage = resolve
    there.postMessage(undefined)
  })

const say = (message: Answer) => self.postMessage(message)

async function answer(question: Exclude<Question, { ask: 'cancel' }>) {
  const { id } = question
  const onStage = (stage: Stage, fraction: number) => say({ id, say: 'progress', stage, fraction })
  try {
    // Pictures may be replaced faster than they are read.
    await stopIfCancelled(id)
    if (question.ask === 'load') {
      await loadVision((fraction) => onStage('models', fraction))
      say({ id, say: 'done', result: undefined })
    } else if (question.ask === 'checkPhoto') {
      say({ id, say: 'done', result: await checkPhoto(question.photo) })
    } else if (question.ask === 'findPeople') {
      say({ id, say: 'done', result: await findPeopleIn(question.photo) })
    } else if (question.ask === 'findFaces') {
      say({ id, say: 'done', result: await findFacesIn(question.picture) })
    } else if (question.ask === 'packPhoto') {
      say({ id, say: 'done', result: await packPhoto(question.photo) })
    } else if (question.ask === 'recallPhoto') {
      say({ id, say: 'done', result: await recallPacked(question.photo, question.packed) })
    } else if (question.ask === 'readAppearance') {
      say({ id, say: 'done', result: await readAppearance(question.photo) })
    } else if (question.ask === 'measureBody') {
      say({ id, say: 'done', result: await measureBody(question.photo) })
    } else if (question.ask === 'measureGarment') {
      say({ id, say: 'done', result: await measureGarment(question.piece) })
    } else if (question.ask === 'seeClothes') {
      say({ id, say: 'done', result: await seeClothes(question.image) })
    } else if (question.ask === 'prepare') {
      await prepare(question, isAlone)
      say({ id, say: 'done', result: undefined })
    } else if (question.ask === 'preview') {
      say({ id, say: 'done', result: await preview(question, () => stopIfCancelled(id)) })
    } else if (question.ask === 'expectPhotograph') {
      await expectPhotograph(question.photo, question.draft)
      say({ id, say: 'done', result: undefined })
    } else if (question.ask === 'develop') {
      say({ id, say: 'done', result: await develop(question, () => stopIfCancelled(id)) })
    } else {
      const result = await tryOn(question, onStage, () => stopIfCancelled(id))
      say({ id, say: 'done', result })
    }
  } catch (error) {
    if (error instanceof Cancelled) say({ id, say: 'cancelled' })
    else if (error instanceof EngineRefusal) {
      say({ id, say: 'refused', code: error.code, message: error.message, piece: error.piece })
    } else
      say({
        id,
        say: 'failed',
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      })
  } finally {
    cancelled.delete(id)
  }
}

class Cancelled extends Error {}

/** Lets a waiting message in, then stops if it was a cancellation. */
async function stopIfCancelled(id: number) {
  await letMessagesIn()
  if (cancelled.has(id)) throw new Cancelled()
}
