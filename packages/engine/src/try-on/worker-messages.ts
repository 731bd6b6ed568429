import type {
  Appearance,
  Developed,
  FaceInPicture,
  GarmentPiece,
  Layering,
  Look,
  MeasuredGarment,
  PeopleInPicture,
  SeenClothes,
  PhotoCheck,
  Piece,
  RefusalCode,
  Stage,
} from '../contract/advice.ts'
import type { BodyMeasures } from '../body/figure/body-measures.ts'

/** What the page asks of the worker. `id` pairs a question with its answers. */
export type Question =
  | { id: number; ask: 'load' }
  | { id: number; ask: 'checkPhoto'; photo: Blob }
  | { id: number; ask: 'findPeople'; photo: Blob }
  | { id: number; ask: 'findFaces'; picture: Blob }
  | { id: number; ask: 'packPhoto'; photo: Blob }
  | { id: number; ask: 'recallPhoto'; photo: Blob; packed: Blob }
  | { id: number; ask: 'readAppearance'; photo: Blob }
  | { id: number; ask: 'prepare'; photo: Blob; pieces: Piece[] }
  | {
      id: number
      ask: 'tryOn'
      photo: Blob
      pieces: Piece[]
      isSharper: boolean
      isGated: boolean
      layering: Layering
    }
  | { id: number; ask: 'preview'; photo: Blob; pieces: Piece[] }
  | { id: number; ask: 'expectPhotograph'; photo: Blob; draft: Blob }
  | {
      id: number
      ask: 'develop'
      photo: Blob
      pieces: Piece[]
      draft: Blob | null
      cloud: Blob
      isSharper: boolean
    }
  | { id: number; ask: 'measureBody'; photo: Blob }
  | { id: number; ask: 'measureGarment'; piece: GarmentPiece }
  | { id: number; ask: 'seeClothes'; image: Blob }
  | { id: number; ask: 'cancel' }

export type Result =
  | PhotoCheck
  | PeopleInPicture
  | FaceInPicture[]
  | Blob
  | boolean
  | Appearance
  | BodyMeasures
  | MeasuredGarment
  | SeenClothes
  | Look
  | Developed
  | ImageBitmap
  | undefined

export type Answer =
  | { id: number; say: 'progress'; stage: Stage; fraction: number }
  | { id: number; say: 'done'; result: Result }
  | { id: number; say: 'refused'; code: RefusalCode; message: string; piece?: number }
  | { id: number; say: 'cancelled' }
  | { id: number; say: 'failed'; message: string }
