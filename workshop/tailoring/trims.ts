import type { Rgb } from '@cabine/engine/drapery/colour.ts'
import { noise } from '@cabine/engine/drapery/noise.ts'
import { nearest, type Point } from './outline.ts'
import { clamp, smoothstep } from '@cabine/engine/drapery/scalar.ts'

/** What a seamstress does along a line of the pattern. `within` (cm) is how far it reaches. */
export interface Trim {
  on: string
  /** Empty on a ribbon: its own rim. */
  path: Point[]
  kind: 'seam' | 'stitch' | 'hem' | 'edge' | 'rib' | 'crease' | 'braid'
  /** Hem, rib and braid: their depth; stitch: distance from the path. */
  width?: number
  thread?: Rgb
  /** 0–1: how much a line of stitches gathers the cloth beside it. */
  pucker?: number
}
export interface Button {
  on: string
  at: Point
  radius: number
  colour: Rgb
  kind?: 'button' | 'rivet' | 'shank'
}

/** What a trim adds at a place: relief (cm), shade (factor), and thread (0–1 share of its colour). */
export interface Touch {
  relief: number
  shade: number
  thread: number
  colour: Rgb | null
}

export const reachOf = (trim: Trim) =>
  trim.kind === 'hem' || trim.kind === 'rib' || trim.kind === 'braid'
    ? (trim.width ?? 2) + 0.5
    : (trim.width ?? 0) + 1

function dash(along: number, across: number, length = 0.3) {
  const cell = along / length
  const t = cell - Math.floor(cell)
  return smoothstep(0.02, 0.14, t) * smoothstep(0.86, 0.74, t) * smoothstep(0.055, 0.03, Math.abs(across))
}

/** Adds a trim's touch at pattern place (x, y). Called only near the path. */
export function touch(trim: Trim, x: number, y: number, out: Touch) {
  const { distance: d, along } = nearest(trim.path, x, y)
  const seed = trim.path.length * 31 + trim.kind.length
  const pucker = trim.pucker ?? 0.5
  if (trim.kind === 'seam') {
    out.relief -= 0.05 * Math.exp(-((d / 0.09) ** 2))
    out.relief += 0.03 * pucker * noise(along * 0.55, d * 0.8, seed) * Math.exp(-((d / 0.8) ** 2))
    out.shade *= 1 - 0.32 * Math.exp(-((d / 0.06) ** 2))
  } else if (trim.kind === 'crease') {
    out.relief += 0.05 * Math.exp(-((d / 0.25) ** 2))
  } else if (trim.kind === 'edge') {
    out.relief -= 0.11 * smoothstep(0.28, 0, d)
    out.shade *= 1 - 0.12 * smoothstep(0.12, 0, d)
  } else if (trim.kind === 'stitch') {
    sew(d - (trim.width ?? 0.6), along, trim, out)
    out.relief +=
      0.025 * pucker * noise(along * 0.7, 0, seed) * Math.exp(-(((d - (trim.width ?? 0.6)) / 0.5) ** 2))
  } else if (trim.kind === 'braid') {
    const width = trim.width ?? 1
    const inside = smoothstep(width + 0.04, width - 0.04, d)
    out.relief += inside * (0.1 + 0.03 * Math.sin(along * 16 + d * 9)) - 0.08 * smoothstep(0.2, 0, d)
    out.shade *= 1 - 0.3 * Math.exp(-(((d - width - 0.05) / 0.07) ** 2))
    if (trim.thread && inside > out.thread) {
      out.thread = inside
      out.colour = trim.thread
    }
  } else if (trim.kind === 'hem') {
    const width = trim.width ?? 2
    out.relief += 0.07 * smoothstep(width + 0.14, width - 0.1, d) - 0.1 * smoothstep(0.24, 0, d)
    out.relief +=
      0.06 * pucker * noise(along * 0.45 + d * 0.5, d * 0.25, seed) * smoothstep(width + 1, width * 0.6, d)
    out.shade *= 1 - 0.1 * Math.exp(-(((d - width - 0.08) / 0.1) ** 2))
    sew(d - width + 0.15, along, trim, out)
  } else {
    const width = trim.width ?? 2
    const inside = smoothstep(width + 0.05, width - 0.05, d)
    const wave = Math.sin((along / 0.34) * Math.PI * 2)
    out.relief += inside * (0.035 * wave + 0.06) - 0.12 * smoothstep(0.26, 0, d)
    out.shade *= 1 - inside * 0.1 * clamp(-wave)
    out.relief -= 0.06 * Math.exp(-(((d - width) / 0.08) ** 2))
    out.shade *= 1 - 0.25 * Math.exp(-(((d - width) / 0.06) ** 2))
  }
}

function sew(across: number, along: number, trim: Trim, out: Touch) {
  if (!trim.thread || Math.abs(across) > 0.2) return
  const on = dash(along, across)
  out.relief += 0.03 * on - 0.03 * Math.exp(-((across / 0.07) ** 2))
  out.shade *= 1 - 0.14 * Math.exp(-((across / 0.09) ** 2)) * (1 - on)
  if (on > out.thread) {
    out.thread = on
    out.colour = trim.thread
  }
}
