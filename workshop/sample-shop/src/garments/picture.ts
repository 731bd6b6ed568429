import { createBody, type Body } from '@cabine/tailoring/body.ts'
import type { Camera } from '@cabine/engine/drapery/raster.ts'
import type { Ribbon, Scene } from '@cabine/tailoring/scene.ts'
import { illuminate, render, type Picture } from '@cabine/tailoring/shade.ts'
import type { GarmentLandmarks } from '../product.ts'
import { drapeDesign, sceneOf, type Design, type Draped } from './design.ts'
import { createProbe } from './probe.ts'

const margin = 0.04
/** Every picture is 3:4, so that a grid of them never shifts. */
const pictureShape = { width: 3, height: 4 }

/** Frames a scene: centred, with a margin on the side that fills the picture. */
export function frameScene(scene: Scene, width: number): Camera {
  const height = Math.round((width * pictureShape.height) / pictureShape.width)
  let [x0, x1, y0, y1] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let i = 0; i < scene.at.length; i += 3) {
    x0 = Math.min(x0, scene.at[i])
    x1 = Math.max(x1, scene.at[i])
    y0 = Math.min(y0, scene.at[i + 1])
    y1 = Math.max(y1, scene.at[i + 1])
  }
  const scale = Math.min((width * (1 - 2 * margin)) / (x1 - x0), (height * (1 - 2 * margin)) / (y1 - y0))
  return {
    left: (x0 + x1) / 2 - width / 2 / scale,
    top: (y0 + y1) / 2 + height / 2 / scale,
    scale,
    width,
    height,
  }
}

/** The mannequin with and without arms. */
export interface Bodies {
  whole: Body
  armless: Body
}
export const createBodies = (): Bodies => ({ whole: createBody(), armless: createBody({ hasArms: false }) })

/** One cut before the camera: what all of its colourways share. */
export interface Sitting {
  frameHeightCm: number
  landmarks: GarmentLandmarks
  pictures: Map<string, Picture>
}

/** A design on the mannequin. */
export interface Hung {
  draped: Draped
  ribbons: Ribbon[]
}

export function hang(design: Design, bodies: Bodies): Hung {
  const draped = drapeDesign(design, design.isSleeveless ? bodies.armless : bodies.whole)
  return { draped, ribbons: design.ribbons?.(draped) ?? [] }
}

/** Photographs those colourways of a design that `ids` names, and measures it. Width in pixels. */
export function portray(design: Design, { draped, ribbons }: Hung, width: number, ids: string[]): Sitting {
  const scene = sceneOf(design, draped, ribbons)
  const camera = frameScene(scene, width)
  const exposure = illuminate(scene, camera)
  const pictures = new Map(ids.map((id) => [id, render(exposure, design.looks[id])]))
  const [picture] = pictures.values()
  const isCovered = (x: number, y: number) =>
    x >= 0 &&
    y >= 0 &&
    x < picture.width &&
    y < picture.height &&
    picture.rgba[4 * (y * picture.width + x) + 3] > 128
  return {
    pictures,
    frameHeightCm: Math.round((camera.height / camera.scale) * 10) / 10,
    landmarks: design.landmarks(createProbe(draped, ribbons, camera, isCovered)),
  }
}
