import type { FigureModel } from '@cabine/figure/model.ts'
import { placeVertices } from '@cabine/figure/pose.ts'
import type { Colour } from '../raster/kmeans.ts'
import type { Picture } from '../raster/plane.ts'
import { bareBody, type BareBody } from './bare.ts'
import { bendToSkin, pullsOfLandmarks } from './bend.ts'
import { project } from './camera.ts'
import type { Evidence } from './evidence.ts'
import { fitFigure, type FittedFigure } from './fit.ts'
import { readOutline } from './outline-reading.ts'
import { viewFigure, type FigureView } from './view.ts'

/** Her body in three dimensions, under the photo. */
export type Figure = {
  fitted: FittedFigure
  /** Without its depth and relief: they shape her skin, and are too large to be kept for a look that does not ask for them. */
  view: Omit<FigureView, 'depth' | 'relief'>
  bare: BareBody
}

/** @param tone of her skin, for a photo that shows hardly any */
export function understandFigure(
  model: FigureModel,
  photo: Picture,
  evidence: Evidence,
  tone: Colour,
): Figure {
  const fitted = fitFigure(model, evidence, model.builds)
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
  const { width, height, bone, normal, cover } = view
  return { fitted, view: { width, height, bone, normal, cover }, bare }
}
