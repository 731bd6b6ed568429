import {
  EngineRefusal,
  type Appearance,
  type Developed,
  type FaceInPicture,
  type GarmentPiece,
  type Layering,
  type Look,
  type MeasuredGarment,
  type PeopleInPicture,
  type SeenClothes,
  type PhotoCheck,
  type Piece,
  type Stage,
} from './contract/advice.ts'
import type { BodyMeasures } from './body/figure/body-measures.ts'
import type { Answer, Question, Result } from './try-on/worker-messages.ts'

export {
  drifts,
  EngineRefusal,
  garmentAdvice,
  mayBeKept,
  photoAdvice,
  pictureAdvice,
  whyNot,
  type Appearance,
  type Developed,
  type Drift,
  type FaceInPicture,
  type GarmentAdvice,
  type Layering,
  type Look,
  type MeasuredGarment,
  type PeopleInPicture,
  type SeenClothes,
  type PhotoAdvice,
  type PhotoCheck,
  type Piece,
  type QuarterTurns,
  type RefusalCode,
  type Stage,
} from './contract/advice.ts'
export {
  asItComes,
  skirtEnds,
  topEnds,
  type EndsAt,
  wearingLimits,
  type Adjustable,
  type Handles,
  type Pull,
  type Wearing,
} from './contract/wearing.ts'
export type { BodyMeasures } from './body/figure/body-measures.ts'
/** What a page and the worker say to each other, for whoever stands in for one of them. */
export type { Answer, Question } from './try-on/worker-messages.ts'
export { doubtfulBelow } from './verdict/confidence-model.ts'

export type TryOnInput = {
  photo: Blob
  /** One to four clothes, shoes, a bag; the engine dresses them from the skin outwards, whatever their order, but shoes and bags come last. */
  pieces: Piece[]
  /** As large as the photo, up to 1536 px, and with the finest structure of photo and garments. */
  isSharper?: boolean
  /** False for graders, who see what would be refused for little confidence too. */
  isGated?: boolean
  /** 'over' where it is not possible is 'bare'. */
  layering?: Layering
  onStage?: (stage: Stage, fraction: number) => void
  signal?: AbortSignal
}

export type DevelopInput = {
  photo: Blob
  pieces: Piece[]
  /** The engine's own look of the same pieces, as `tryOn` made it; null where none could be made. */
  draft: Blob | null
  /** The cloud's picture as it came. */
  cloud: Blob
  /** As large as the photo, up to 1536 px. */
  isSharper?: boolean
  signal?: AbortSignal
}

export type Engine = {
  /** Fetches the models ahead of time. The other calls do it by themselves. */
  load(onProgress?: (fraction: number) => void): Promise<void>
  /** Whether the photo can be dressed, and what of it: a piece that it speaks against is refused by `tryOn` too. */
  checkPhoto(photo: Blob): Promise<PhotoCheck>
  /** Of a photo that was refused: who is in it, and which way up it is. */
  findPeople(photo: Blob): Promise<PeopleInPicture>
  /** The faces in a picture, whatever else is in it; for hiding them. */
  findFaces(picture: Blob): Promise<FaceInPicture[]>
  /** What was found in a photo that has been checked, to be kept beside it; undefined for one that was refused, or is long ago. */
  packPhoto(photo: Blob): Promise<Blob | undefined>
  /** Takes what was packed of a photo for true, in place of looking at it again. False where another version has packed it. */
  recallPhoto(photo: Blob, packed: Blob): Promise<boolean>
  /** What a photo suggests of skin tone, hair and eye colour. */
  readAppearance(photo: Blob): Promise<Appearance>
  /** What her body measures beside her height, as far as the photo tells. Refuses as `tryOn` does. */
  measureBody(photo: Blob): Promise<BodyMeasures>
  /** Cuts a garment out, finds its seams and where it ends, without a photo. Refuses what `tryOn` would refuse of its picture. */
  measureGarment(piece: GarmentPiece, signal?: AbortSignal): Promise<MeasuredGarment>
  /** Whether somebody wears clothes in a picture, or a piece is there alone, before it is said of what kind it is. */
  seeClothes(image: Blob): Promise<SeenClothes>
  /**
   * Finds her body and lays the pieces on it before she asks for the look, as far as nothing else is asked meanwhile. Rejects
   * with the `EngineRefusal` that `tryOn` would end with, where laying them on her tells.
   */
  prepare(input: Pick<TryOnInput, 'photo' | 'pieces'>): Promise<void>
  /** Rejects with an `EngineRefusal` for what cannot be done well, or with the signal's reason. */
  tryOn(input: TryOnInput): Promise<Look>
  /**
   * A sketch of the same look with its pieces worn otherwise, for while she still moves a control: half as large, to be
   * drawn over the look, and clear where nothing changes. Rejects as `tryOn` does.
   */
  preview(input: Pick<TryOnInput, 'photo' | 'pieces' | 'signal'>): Promise<ImageBitmap>
  /** Looks at what a photograph will be compared with while the cloud still makes it: `develop` is faster by that. */
  expectPhotograph(input: { photo: Blob; draft: Blob }): Promise<void>
  /**
   * Makes the photograph out of the cloud's picture: registered to her photo, and only clothes and newly bare skin are
   * taken from it. Rejects with an `EngineRefusal` for the photo alone.
   */
  develop(input: DevelopInput): Promise<Developed>
  /** Ends the worker and frees its memory. A later call starts a new one. */
  dispose(): void
}

type Unnumbered<T> = T extends { id: number } ? Omit<T, 'id'> : never
type Waiting = {
  resolve: (result: Result) => void
  reject: (reason: unknown) => void
  onStage?: (stage: Stage, fraction: number) => void
}

/** Does this browser have what the engine needs? Asked before a worker is started. */
export function isEngineSupported() {
  return (
    typeof Worker === 'function' &&
    typeof OffscreenCanvas === 'function' &&
    typeof createImageBitmap === 'function' &&
    typeof WebAssembly === 'object'
  )
}

/** The page's end of the engine. Everything heavy happens in a module worker that starts at the first call. */
export function createEngine(): Engine {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let lastId = 0

  function settleAll(reason: unknown) {
    for (const one of waiting.values()) one.reject(reason)
    waiting.clear()
  }

  function endWorker() {
    worker?.terminate()
    worker = undefined
  }

  function startWorker() {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' })
    started.onmessage = ({ data }: MessageEvent<Answer>) => receive(data)
    started.onerror = (event) => {
      started.terminate()
      if (worker === started) worker = undefined
      // A worker that never starts gives no message: its script could not be fetched or parsed.
      settleAll(
        event.message
          ? new Error(`engine worker: ${event.message}`)
          : new EngineRefusal('models_unreachable'),
      )
    }
    return started
  }

  function receive(answer: Answer) {
    const one = waiting.get(answer.id)
    if (!one) return
    if (answer.say === 'progress') return one.onStage?.(answer.stage, answer.fraction)
    waiting.delete(answer.id)
    if (answer.say === 'done') one.resolve(answer.result)
    else if (answer.say === 'refused')
      one.reject(new EngineRefusal(answer.code, answer.message, answer.piece))
    else if (answer.say === 'cancelled')
      one.reject(new DOMException('The try-on was cancelled', 'AbortError'))
    else {
      // After an abort of WebAssembly nothing of its instance can be trusted: the next question starts another worker.
      if (waiting.size === 0) endWorker()
      one.reject(new Error(answer.message))
    }
  }

  function ask(question: Unnumbered<Question>, onStage?: Waiting['onStage'], signal?: AbortSignal) {
    return new Promise<Result>((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      if (!isEngineSupported()) return reject(new EngineRefusal('not_supported'))
      worker ??= startWorker()
      const id = ++lastId
      waiting.set(id, { resolve, reject, onStage })
      signal?.addEventListener('abort', () => {
        if (!waiting.delete(id)) return
        worker?.postMessage({ id, ask: 'cancel' } satisfies Question)
        reject(signal.reason)
      })
      worker.postMessage({ id, ...question })
    })
  }

  return {
    async load(onProgress) {
      await ask({ ask: 'load' }, (_, fraction) => onProgress?.(fraction))
    },
    async checkPhoto(photo) {
      return (await ask({ ask: 'checkPhoto', photo })) as PhotoCheck
    },
    async findPeople(photo) {
      return (await ask({ ask: 'findPeople', photo })) as PeopleInPicture
    },
    async findFaces(picture) {
      return (await ask({ ask: 'findFaces', picture })) as FaceInPicture[]
    },
    async packPhoto(photo) {
      return (await ask({ ask: 'packPhoto', photo })) as Blob | undefined
    },
    async recallPhoto(photo, packed) {
      return (await ask({ ask: 'recallPhoto', photo, packed })) as boolean
    },
    async readAppearance(photo) {
      return (await ask({ ask: 'readAppearance', photo })) as Appearance
    },
    async measureBody(photo) {
      return (await ask({ ask: 'measureBody', photo })) as BodyMeasures
    },
    async measureGarment(piece, signal) {
      return (await ask({ ask: 'measureGarment', piece }, undefined, signal)) as MeasuredGarment
    },
    async seeClothes(image) {
      return (await ask({ ask: 'seeClothes', image })) as SeenClothes
    },
    async prepare({ photo, pieces }) {
      await ask({ ask: 'prepare', photo, pieces })
    },
    async tryOn({ photo, pieces, isSharper = false, isGated = true, layering = 'auto', onStage, signal }) {
      const question = { ask: 'tryOn', photo, pieces, isSharper, isGated, layering } as const
      return (await ask(question, onStage, signal)) as Look
    },
    async preview({ photo, pieces, signal }) {
      return (await ask({ ask: 'preview', photo, pieces }, undefined, signal)) as ImageBitmap
    },
    async expectPhotograph({ photo, draft }) {
      await ask({ ask: 'expectPhotograph', photo, draft })
    },
    async develop({ photo, pieces, draft, cloud, isSharper = false, signal }) {
      const question = { ask: 'develop', photo, pieces, draft, cloud, isSharper } as const
      return (await ask(question, undefined, signal)) as Developed
    },
    dispose() {
      worker?.terminate()
      worker = undefined
      settleAll(new DOMException('The engine was disposed', 'AbortError'))
    },
  }
}
