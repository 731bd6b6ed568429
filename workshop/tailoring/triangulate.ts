/**
 * Delaunay triangulation by a sweep in x (Bowyer and Watson; Bourke 1989). Points in any unit,
 * without duplicates; returns corner indices, three a triangle, counter-clockwise.
 */
export function triangulate(xs: Float64Array, ys: Float64Array): number[] {
  const n = xs.length
  const order = Array.from({ length: n }, (_, i) => i).sort((a, b) => xs[a] - xs[b])
  let [minX, maxX, minY, maxY] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let i = 0; i < n; i++) {
    minX = Math.min(minX, xs[i])
    maxX = Math.max(maxX, xs[i])
    minY = Math.min(minY, ys[i])
    maxY = Math.max(maxY, ys[i])
  }
  const size = Math.max(maxX - minX, maxY - minY)
  const midX = (minX + maxX) / 2
  const midY = (minY + maxY) / 2
  const px = [...xs, midX - 20 * size, midX, midX + 20 * size]
  const py = [...ys, midY - size, midY + 20 * size, midY - size]

  interface Open {
    a: number
    b: number
    c: number
    x: number
    y: number
    r: number
  }
  const circle = (a: number, b: number, c: number): Open => {
    const [ax, ay] = [px[b] - px[a], py[b] - py[a]]
    const [bx, by] = [px[c] - px[a], py[c] - py[a]]
    const d = 2 * (ax * by - ay * bx) || 1e-12
    const ux = (by * (ax * ax + ay * ay) - ay * (bx * bx + by * by)) / d
    const uy = (ax * (bx * bx + by * by) - bx * (ax * ax + ay * ay)) / d
    return { a, b, c, x: px[a] + ux, y: py[a] + uy, r: ux * ux + uy * uy }
  }
  let open: Open[] = [circle(n, n + 1, n + 2)]
  const done: Open[] = []
  for (const i of order) {
    const edges = new Map<number, [number, number]>()
    const kept: Open[] = []
    const toggle = (a: number, b: number) => {
      const key = a < b ? a * (n + 3) + b : b * (n + 3) + a
      if (!edges.delete(key)) edges.set(key, [a, b])
    }
    for (const t of open) {
      const dx = px[i] - t.x
      if (dx > 0 && dx * dx > t.r) {
        done.push(t)
        continue
      }
      const dy = py[i] - t.y
      if (dx * dx + dy * dy - t.r > 1e-9) {
        kept.push(t)
        continue
      }
      toggle(t.a, t.b)
      toggle(t.b, t.c)
      toggle(t.c, t.a)
    }
    for (const [a, b] of edges.values()) kept.push(circle(a, b, i))
    open = kept
  }
  const out: number[] = []
  for (const { a, b, c } of [...done, ...open]) {
    if (a >= n || b >= n || c >= n) continue
    const area = (px[b] - px[a]) * (py[c] - py[a]) - (py[b] - py[a]) * (px[c] - px[a])
    if (Math.abs(area) < 1e-3) continue
    if (area > 0) out.push(a, b, c)
    else out.push(a, c, b)
  }
  return out
}
