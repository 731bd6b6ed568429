import type { Body } from '../body/body.ts'
import { UPPER_CLOTHES } from '../photo/clothes-labels.ts'
import { softBlur } from '../raster/blur.ts'
import { createPlane, type Mask, type Picture, type Plane } from '../raster/plane.ts'
import { createRowSampler, halve } from '../raster/resize.ts'
import type { Occluders } from '../fit/coverage.ts'
import type { Fit } from '../fit/fit.ts'
import type { Layer } from '../fit/layer.ts'
import { cover, type Trace } from '../fit/look-trace.ts'

/** A hem's shadow: how dark it is, how soft and how far down, in shoulders. */
const FALLEN = { dark: 0.42, soft: 0.035, down: 0.03 }
/** All round an edge cloth lies on her and keeps the light off: narrower. */
const CONTACT = { dark: 0.5, soft: 0.012, down: 0.004 }
/** A shadow of less is not seen. */
const LEAST = 0.004

type Softened = { box: Box; alpha: Plane; fallen: Plane; contact: Plane }
type Box = { left: number; top: number; width: number; height: number }

/**
 * A piece's edges throw a soft shadow on what is under it, not on the background: its panels on her and her other clothes,
 * its sleeves on the arms that come out of them.
 */
export function castShadow(
  { frame, photo, clothes, segments }: Body,
  base: Picture,
  ground: Mask,
  fit: Fit,
  { head, arms, hands, bared }: Occluders,
  trace: Trace | undefined,
) {
  // Trousers begin under the top that is kept.
  const isUnder = (i: number) => fit.half === 'lower' && clothes.labels[i] === UPPER_CLOTHES
  if (fit.layers.length === 0) return
  darken(fit.layers, (i) => {
    const front = Math.max(head.data[i], arms.data[i], hands.data[i], bared.data[i]) / 255
    return (1 - front) * (isUnder(i) ? 1 - segments.clothes.data[i] / 255 : 1)
  })
  for (const sleeve of fit.layers.filter(({ kind }) => kind === 'sleeve'))
    darken([sleeve], (i) => {
      const arm = Math.max(arms.data[i], bared.data[i]) / 255
      return arm * (1 - Math.max(head.data[i], hands.data[i]) / 255)
    })

  function darken(layers: Layer[], receives: (i: number) => number) {
    const { box, alpha, fallen, contact } = soften(layers, photo, frame.shoulders)
    const shadows = [
      { ...FALLEN, rowAt: createRowSampler(fallen, box), row: new Float32Array(box.width) },
      { ...CONTACT, rowAt: createRowSampler(contact, box), row: new Float32Array(box.width) },
    ]
    for (let y = 0, k = 0; y < box.height; y++) {
      for (const { rowAt, row, down } of shadows)
        rowAt(Math.max(0, y - Math.round(down * frame.shoulders)), row)
      for (let x = 0; x < box.width; x++, k++) {
        let near = 0
        for (const { dark, row } of shadows) near = Math.max(near, dark * (row[x] - alpha.data[k]))
        if (near < LEAST) continue
        const i = (box.top + y) * photo.width + box.left + x
        const shadow = near * (1 - ground.data[i] / 255) * receives(i)
        if (shadow < LEAST) continue
        if (trace) cover(trace, i, shadow)
        for (let c = 0; c < 3; c++) base.data[i * 4 + c] *= 1 - shadow
      }
    }
  }
}

/** What some layers cover, and as it falls on what is near them, on a box of the photo. */
function soften(layers: Layer[], { width, height }: Picture, shoulders: number): Softened {
  const margin = Math.ceil((2 * FALLEN.soft + FALLEN.down) * shoulders) + 2
  const left = Math.max(0, Math.min(...layers.map((layer) => layer.left)) - margin)
  const top = Math.max(0, Math.min(...layers.map((layer) => layer.top)) - margin)
  const right = Math.min(width, Math.max(...layers.map((layer) => layer.left + layer.width)) + margin)
  const bottom = Math.min(height, Math.max(...layers.map((layer) => layer.top + layer.height)) + margin)
  const box = { left, top, width: Math.max(2, right - left), height: Math.max(2, bottom - top) }
  const alpha = createPlane(box)
  for (const layer of layers)
    for (let y = 0, q = 3; y < layer.height; y++)
      for (
        let x = 0, k = (layer.top - top + y) * box.width + layer.left - left;
        x < layer.width;
        x++, k++, q += 4
      )
        alpha.data[k] = Math.max(alpha.data[k], layer.data[q] / 255)
  const half = halve(alpha)
  return {
    box,
    alpha,
    fallen: softBlur(half, (FALLEN.soft * shoulders) / 2),
    contact: softBlur(half, Math.max(1, (CONTACT.soft * shoulders) / 2)),
  }
}
