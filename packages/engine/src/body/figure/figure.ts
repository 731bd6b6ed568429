import type { FigureModel } from '../model/model.ts'
import { placeVertices } from '../model/pose-skeleton.ts'
import type { Colour } from '../../raster/kmeans.ts'
import type { Picture } from '../../raster/plane.ts'
import { bareBody, type BareBody } from './bare.ts'
import { bendToSkin, pullsOfLandmarks } from './bend.ts'
import { project } from './camera.ts'
import type { Evidence } from './evidence.ts'
import { fitFigure, type FittedFigure } from './fit-figure.ts'
import { readOutline } from './outline-reading.ts'
import { viewFigure, type FigureView } from './view.ts'

/** What is kept of a view for every look that is made of the photo. */
export type KeptView = Pick<FigureView, 'width' | 'height' | 'bone' | 'depth' | 'cover'> & {
  /** As in `FigureView`, in parts of `NORMAL`: a quarter of the memory. */
  normal: Int8Array
}

/** The length of a unit normal. */
export const NORMAL = 127

/** Her body in three dimensions, under the photo. */
export type Figure = {
  model: FigureModel
  fitted: FittedFigure
  view: KeptView
  bare: BareBody
  /** How far each vertex was moved onto her outline, two numbers, px. */
  shift: Float32Array
}

/**
 * @param tone of her skin, for a photo that shows hardly any
 * @param fitted to the same evidence before; else it is fitted now
 */
export function understandFigure(
  model: FigureModel,
  photo: Picture,
  evidence: Evidence,
  tone: Colour,
  fitted = fitFigure(model, evidence, model.builds),
): Figure {
  const { stance, camera, scale } = fitted
  const places = placeVertices(model, stance)
  const projected = project(camera, places)
  const bent = bendToSkin(
    model,
    places,
    projected,
    readOutline(model, projected, evidence, scale),
    pullsOfLandmarks(model, fitted, evidence.pose),
    scale,
  )
  const view = viewFigure(model, fitted, photo, places, bent)
  const bare = bareBody(photo, evidence.segments, view, scale, tone)
  const { width, height, bone, depth, cover } = view
  const normal = new Int8Array(view.normal.length)
  for (let i = 0; i < normal.length; i++) normal[i] = Math.round(NORMAL * view.normal[i])
  const shift = bent.map((value, i) => value - projected[i])
  return { model, fitted, shift, view: { width, height, bone, depth, cover, normal }, bare }
}
