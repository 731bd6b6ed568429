import { toSrgb } from '@cabine/engine/drapery/colour.ts'
import { createClothPoint, lookAt, tailor, type Dressing } from './cloth-point.ts'
import { occlude } from '@cabine/engine/drapery/occlusion.ts'
import { isInside } from './outline.ts'
import { rasterise, type Camera, type Visible } from '@cabine/engine/drapery/raster.ts'
import { clamp } from '@cabine/engine/drapery/scalar.ts'
import type { Scene } from './scene.ts'
import { expose, fill, key, mirrored } from '@cabine/engine/drapery/studio.ts'
import { tangents } from './tangents.ts'
import { reachOf, type Trim } from './trims.ts'

/** Straight (not premultiplied) sRGB pixels with alpha, and what was seen where. */
export interface Picture {
  width: number
  height: number
  rgba: Uint8ClampedArray<ArrayBuffer>
  visible: Visible
}

/** A scene in front of the camera and in the light: what all colourways of a cut share. */
export interface Exposure {
  scene: Scene
  camera: Camera
  big: Camera
  seen: Visible
  light: ReturnType<typeof lightAt>
}

/** Sees and lights a scene, at twice the wanted size. */
export function illuminate(scene: Scene, camera: Camera): Exposure {
  const big: Camera = {
    ...camera,
    width: camera.width * 2,
    height: camera.height * 2,
    scale: camera.scale * 2,
  }
  const { triangles, uv, surfaceOf, outlines } = scene
  const seen = rasterise(
    big,
    scene.at,
    triangles,
    (t) => (outlines[surfaceOf[triangles[3 * t]]] ? 0.05 : 0),
    (t, wa, wb) => {
      const [a, b, c] = [triangles[3 * t], triangles[3 * t + 1], triangles[3 * t + 2]]
      const outline = outlines[surfaceOf[a]]
      if (!outline) return true
      const wc = 1 - wa - wb
      return isInside(
        outline,
        uv[2 * a] * wa + uv[2 * b] * wb + uv[2 * c] * wc,
        uv[2 * a + 1] * wa + uv[2 * b + 1] * wb + uv[2 * c + 1] * wc,
      )
    },
  )
  return { scene, camera, big, seen, light: lightAt(scene, seen, camera.scale) }
}

/** Colours a scene at twice the wanted size, and halves it with its alpha. */
export function render({ scene, camera, big, seen, light: reaching }: Exposure, dressing: Dressing): Picture {
  const { triangles, uv, surfaceOf } = scene
  const { open, lit, halfWidth } = reaching
  const light = new Float32Array(big.width * big.height * 3)
  const cloths = tailor(scene, dressing)
  const near = trimDistances(
    scene,
    cloths.map(({ trims }) => trims),
  )
  const look = createClothPoint()
  const { colour, slope, button } = look
  const gain = 1.03 * (dressing.exposure ?? 1)
  const dressed = new Float64Array(3)

  for (let py = 0; py < big.height; py++)
    for (let px = 0; px < big.width; px++) {
      const p = py * big.width + px
      const t = seen.triangle[p]
      if (t < 0) continue
      const [a, b, c] = [triangles[3 * t], triangles[3 * t + 1], triangles[3 * t + 2]]
      const [wa, wb] = [seen.wa[p], seen.wb[p]]
      const wc = 1 - wa - wb
      const surface = surfaceOf[a]
      const cloth = cloths[surface]
      const { fabric, trims } = cloth
      const x = uv[2 * a] * wa + uv[2 * b] * wb + uv[2 * c] * wc
      const y = uv[2 * a + 1] * wa + uv[2 * b + 1] * wb + uv[2 * c + 1] * wc
      const N = scene.normal
      let nx = N[3 * a] * wa + N[3 * b] * wb + N[3 * c] * wc
      let ny = N[3 * a + 1] * wa + N[3 * b + 1] * wb + N[3 * c + 1] * wc
      let nz = N[3 * a + 2] * wa + N[3 * b + 2] * wb + N[3 * c + 2] * wc
      const frame = tangents(scene, a, b, c)
      const inside = frame.nz * (frame.nx * nx + frame.ny * ny + frame.nz * nz) < 0
      if (inside) [nx, ny, nz] = [-nx, -ny, -nz]

      const isNear = (i: number) => near[i][a] * wa + near[i][b] * wb + near[i][c] * wc < reachOf(trims[i])
      lookAt(cloth, inside, x, y, isNear, look)
      const { shade, gloss, roughness } = look
      const [sx, sy] = slope
      const turn = inside ? -1 : 1
      nx -= turn * (frame.ux * sx + frame.vx * sy)
      ny -= turn * (frame.uy * sx + frame.vy * sy)
      nz -= turn * (frame.uz * sx + frame.vz * sy)
      const { dx, dy, rise } = button
      nx += (frame.ux * dx + frame.vx * dy) * rise
      ny += (frame.uy * dx + frame.vy * dy) * rise
      const length = Math.hypot(nx, ny, nz) || 1
      nx /= length
      ny /= length
      nz /= length
      const half = (py >> 1) * halfWidth + (px >> 1)
      const sky = open[half] * (inside ? 0.75 : 1)
      const sun = lit[half] * (inside ? 0.7 : 1)

      const direct = clamp((nx * key[0] + ny * key[1] + nz * key[2] + 0.12) / 1.12)
      const second = clamp((nx * fill[0] + ny * fill[1] + nz * fill[2] + 0.3) / 1.3)
      const above = 0.72 + 0.28 * ny
      const facing = clamp(nz)
      let shine = 0
      if (gloss > 0.1 && fabric.grain && !inside) {
        for (let s = -2; s <= 2; s++) {
          const k = s * 0.5 * fabric.grain
          const [mx, my, mz] = [nx + frame.ux * k, ny + frame.uy * k, nz + frame.uz * k]
          const m = 1 / (Math.hypot(mx, my, mz) || 1)
          shine +=
            mirrored(mx * m, my * m, mz * m, roughness) * (s === 0 ? 0.3 : Math.abs(s) === 1 ? 0.22 : 0.13)
        }
      } else shine = mirrored(nx, ny, nz, roughness)
      const fresnel = 1 + 1.5 * (1 - facing) ** 4
      const pile = fabric.sheen * (1 - facing) ** 2.4 * (0.35 + 0.65 * direct * sun + 0.25 * second)
      const dyed = fabric.dyed ?? 0
      const scatter = 1 - gloss * 0.75
      /** Matt cloth glints only where the key light falls: that keeps black from turning grey. */
      const glint = gloss < 0.1 ? 0.15 + 1.05 * direct * sun : 0.35 + 0.65 * sun
      const mean = (colour[0] + colour[1] + colour[2]) / 3 + 0.03
      for (let k = 0; k < 3; k++) {
        const albedo = colour[k] * shade
        const ao = sky / (1 - albedo * 0.75 * (1 - sky))
        const warm = k === 0 ? 1.02 : k === 2 ? 0.97 : 1
        const cool = k === 0 ? 0.98 : k === 2 ? 1.03 : 1
        const diffuse =
          albedo *
          scatter *
          (0.25 * above * ao * cool +
            0.99 * direct * sun * (0.4 + 0.6 * ao) * warm +
            0.15 * second * ao * cool +
            (inside ? 0.16 * (colour[k] / mean) * (1 - 0.4 * sky) : 0))
        const mirrorTint = 1 - dyed + dyed * Math.min(1, colour[k] * 2.2 + 0.04)
        const tip = fabric.sheenColour ? fabric.sheenColour[k] : Math.min(1, albedo * 1.1 + 0.04)
        dressed[k] =
          diffuse + gloss * fresnel * shine * mirrorTint * glint * (0.4 + 0.6 * sky) + pile * tip * sky
        light[3 * p + k] = expose(dressed[k] * gain)
      }
    }
  return develop(light, seen, camera.width, camera.height)
}

/** Halves linear light by alpha-weighted mean and writes sRGB. */
function develop(light: Float32Array, visible: Visible, width: number, height: number): Picture {
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let [r, g, b, n] = [0, 0, 0, 0]
      for (let k = 0; k < 4; k++) {
        const p = (2 * y + (k >> 1)) * width * 2 + 2 * x + (k & 1)
        if (visible.triangle[p] < 0) continue
        r += light[3 * p]
        g += light[3 * p + 1]
        b += light[3 * p + 2]
        n++
      }
      if (!n) continue
      const q = 4 * (y * width + x)
      rgba[q] = Math.round(toSrgb(clamp(r / n)) * 255)
      rgba[q + 1] = Math.round(toSrgb(clamp(g / n)) * 255)
      rgba[q + 2] = Math.round(toSrgb(clamp(b / n)) * 255)
      rgba[q + 3] = Math.round((n / 4) * 255)
    }
  return { width, height, rgba, visible }
}

/** Occlusion at half of the drawing's size: depth and the surface's own normals, without relief. */
function lightAt(scene: Scene, seen: Visible, pixelsPerCm: number) {
  const [width, height] = [seen.width >> 1, seen.height >> 1]
  const depth = new Float32Array(width * height).fill(-1e9)
  const normal = new Float32Array(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const p = y * width + x
      let q = 2 * y * seen.width + 2 * x
      for (let k = 1; k < 4; k++) {
        const r = (2 * y + (k >> 1)) * seen.width + 2 * x + (k & 1)
        if (seen.depth[r] > seen.depth[q]) q = r
      }
      const t = seen.triangle[q]
      if (t < 0) continue
      depth[p] = seen.depth[q]
      const [wa, wb] = [seen.wa[q], seen.wb[q]]
      const [a, b, c] = [scene.triangles[3 * t], scene.triangles[3 * t + 1], scene.triangles[3 * t + 2]]
      for (let k = 0; k < 3; k++)
        normal[3 * p + k] =
          scene.normal[3 * a + k] * wa +
          scene.normal[3 * b + k] * wb +
          scene.normal[3 * c + k] * (1 - wa - wb)
      const f = tangents(scene, a, b, c)
      if (f.nz * (f.nx * normal[3 * p] + f.ny * normal[3 * p + 1] + f.nz * normal[3 * p + 2]) < 0)
        for (let k = 0; k < 3; k++) normal[3 * p + k] *= -1
    }
  return { ...occlude(depth, normal, width, height, pixelsPerCm, key), halfWidth: width }
}

function distanceTo(path: Trim['path'], x: number, y: number) {
  let best = Infinity
  for (let i = 1; i < path.length; i++) {
    const [x0, y0] = path[i - 1]
    const [dx, dy] = [path[i][0] - x0, path[i][1] - y0]
    const t = clamp(((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy || 1))
    best = Math.min(best, (x - x0 - dx * t) ** 2 + (y - y0 - dy * t) ** 2)
  }
  return Math.sqrt(best)
}

/** Distance (cm) of each corner to the i-th trim of its surface: tells which pixels need the exact one. */
function trimDistances(scene: Scene, trims: Trim[][]) {
  const most = Math.max(0, ...trims.map((list) => list.length))
  const out = Array.from({ length: most }, () => new Float32Array(scene.surfaceOf.length).fill(1e3))
  for (let n = 0; n < scene.surfaceOf.length; n++)
    trims[scene.surfaceOf[n]].forEach(
      (trim, i) => (out[i][n] = distanceTo(trim.path, scene.uv[2 * n], scene.uv[2 * n + 1])),
    )
  return out
}
