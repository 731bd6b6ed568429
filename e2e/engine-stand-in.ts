import type { Page } from '@playwright/test'
import type { Developed, Look, PhotoCheck, Piece } from '@cabine/engine'
import type { Answer, Question } from '@cabine/engine'
import type { LowerLandmarks } from '@cabine/engine/contract/garment-landmarks.ts'

/**
 * Answers in the place of the engine's worker: every photo is a good one, and a look is the photo with the garments'
 * pictures on it. It is for tests of what surrounds a look. The engine itself is tested in main-job.test.ts,
 * main-job-languages.test.ts, visitor-try-on.test.ts, visitor-look.test.ts, luxe.test.ts and wherever else this is not called.
 */
export const standInForEngine = (page: Page) => page.addInitScript(standIn)

function standIn() {
  const NativeWorker = globalThis.Worker

  class StandIn {
    onmessage: ((event: { data: Answer }) => void) | null = null
    onerror = null

    postMessage(question: Question) {
      if (question.ask !== 'cancel') void this.#answer(question)
    }

    terminate() {
      this.onmessage = null
    }

    async #answer(question: Exclude<Question, { ask: 'cancel' }>) {
      const { id } = question
      try {
        const result = await this.#resultOf(question)
        this.onmessage?.({ data: { id, say: 'done', result } })
      } catch (error) {
        this.onmessage?.({ data: { id, say: 'failed', message: String(error) } })
      }
    }

    async #resultOf(question: Exclude<Question, { ask: 'cancel' }>) {
      switch (question.ask) {
        case 'checkPhoto':
          return await checkPhoto(question.photo)
        case 'tryOn':
          for (const [step, stage] of (
            ['models', 'photo', 'body', 'garment', 'warp', 'compose'] as const
          ).entries())
            this.onmessage?.({ data: { id: question.id, say: 'progress', stage, fraction: step / 5 } })
          return await dress(question.photo, question.pieces)
        case 'develop':
          return await developed(question.cloud)
        case 'preview':
          return await createImageBitmap(await draw(question.photo, question.pieces))
        case 'seeClothes':
          return { worn: [], alone: null, apart: [] }
        case 'measureGarment':
          return { cutout: question.piece.image, width: 1, height: 1, landmarks, endsAt: null, warnings: [] }
        case 'load':
        case 'prepare':
        case 'packPhoto':
        case 'expectPhotograph':
          return undefined
        default:
          throw new Error(`nobody stands in for ${question.ask}`)
      }
    }
  }

  const nowhere = { left: [0, 0], right: [0, 0] } satisfies LowerLandmarks['hem']
  const landmarks: LowerLandmarks = { kind: 'lower', waist: nowhere, hem: nowhere }

  async function checkPhoto(photo: Blob): Promise<PhotoCheck> {
    const { width, height } = await createImageBitmap(photo)
    return { verdict: 'good', advice: [], width, height, against: {}, mayBeChild: false }
  }

  async function dress(photo: Blob, pieces: Piece[]): Promise<Look> {
    const canvas = await draw(photo, pieces)
    const picture = await canvas.convertToBlob({ type: 'image/jpeg' })
    const { width, height } = canvas
    const hasWaist = pieces.some(({ category }) => category === 'bottoms' || category === 'skirts')
    const adjustable = pieces.map(({ category, sewn }) => ({
      size: Boolean(sewn),
      tuck: Boolean(sewn) && category === 'tops' && hasWaist,
      length: Boolean(sewn),
      sleeves: Boolean(sewn) && category === 'tops',
      front: sewn && category === 'outerwear' ? ('open' as const) : null,
      slide: Boolean(sewn) && category === 'tops',
      isPictured: !sewn,
    }))
    // A piece is drawn from a third of the picture's height down, and is half as long as the picture is high.
    const hemAt = (length: number) => [0.5, 1 / 3 + (1 + length) / 2] as const
    const handles = pieces.map(({ category }) => ({
      hem: { least: hemAt(-0.3), most: hemAt(0.3) },
      cuff: category === 'tops' ? { least: [0.3, 0.72] as const, most: [0.24, 0.56] as const } : null,
      neck: category === 'tops' ? { least: [0.4, 0.36] as const, most: [0.6, 0.36] as const } : null,
    }))
    const look = {
      confidence: 1,
      signals: {},
      warnings: [],
      layering: null,
      adjustable,
      handles,
      timings: {},
    }
    return { picture, width, height, ...look }
  }

  /** The cloud's picture as it is, with what the test says has drifted. */
  async function developed(cloud: Blob): Promise<Developed> {
    const picture = await createImageBitmap(cloud)
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    const context = canvas.getContext('2d')
    context?.drawImage(picture, 0, 0)
    const { width, height } = picture
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg' })
    const seen = (globalThis as { drifts?: Developed['drifts'][] }).drifts?.shift() ?? []
    return { picture: jpeg, width, height, drifts: seen, measures: {}, timings: {} }
  }

  /** A larger size is drawn larger, a longer piece longer, and a moved one aside. */
  async function draw(photo: Blob, pieces: Piece[]) {
    const person = await createImageBitmap(photo)
    const scale = Math.min(1, 1024 / Math.max(person.width, person.height))
    const width = Math.round(person.width * scale)
    const height = Math.round(person.height * scale)
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    context?.drawImage(person, 0, 0, width, height)
    for (const { image, wearing } of pieces) {
      const garment = await createImageBitmap(image)
      const wide = (width / 2) * (1 + 0.2 * (wearing?.size ?? 0))
      const long = (height / 2) * (1 + (wearing?.length ?? 0))
      const left = (width - wide) / 2 + (wearing?.slide ?? 0) * 0.1 * width
      context?.drawImage(garment, left, height / 3, wide, long)
    }
    return canvas
  }

  globalThis.Worker = new Proxy(NativeWorker, {
    construct: (worker, [url, options]: [string | URL, WorkerOptions?]) =>
      options?.name === 'engine' ? new StandIn() : new worker(url, options),
  })
}
