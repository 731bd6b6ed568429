import { createMask, type Mask } from './plane.ts'

export type Components = {
  /** 0 for what is under the threshold, else the component's number from 1. */
  labels: Int32Array
  /** Pixels a component; index 0 is unused. */
  sizes: number[]
}

/** Groups of pixels over the threshold that touch by an edge. */
export function findComponents(mask: Mask, threshold = 127): Components {
  const { width, height, data } = mask
  const labels = new Int32Array(width * height)
  const stack = new Int32Array(width * height)
  const sizes = [0]
  let label = 0
  let top = 0
  const visit = (i: number) => {
    if (data[i] <= threshold || labels[i]) return
    labels[i] = label
    stack[top++] = i
  }
  for (let start = 0; start < data.length; start++) {
    if (data[start] <= threshold || labels[start]) continue
    label = sizes.length
    let size = 0
    visit(start)
    while (top > 0) {
      const i = stack[--top]
      size++
      const x = i % width
      if (x > 0) visit(i - 1)
      if (x < width - 1) visit(i + 1)
      if (i >= width) visit(i - width)
      if (i < data.length - width) visit(i + width)
    }
    sizes.push(size)
  }
  return { labels, sizes }
}

/** The outermost pixels that are of something, in px; from Infinity to -1 where there are none. */
export type Extent = { left: number; top: number; right: number; bottom: number }

/** By component, as its size is. */
export function extentsOf({ labels, sizes }: Components, { width }: Mask): Extent[] {
  const extents = sizes.map((): Extent => ({ left: Infinity, top: Infinity, right: -1, bottom: -1 }))
  for (let i = 0; i < labels.length; i++) {
    if (!labels[i]) continue
    const extent = extents[labels[i]]
    const x = i % width
    const y = Math.floor(i / width)
    extent.left = Math.min(extent.left, x)
    extent.right = Math.max(extent.right, x)
    extent.top = Math.min(extent.top, y)
    extent.bottom = y
  }
  return extents
}

/** Clears every component smaller than a share of the largest, and soft pixels that touch no kept one. */
export function keepLargeComponents(mask: Mask, share: number): Mask {
  const components = findComponents(mask)
  const least = share * Math.max(0, ...components.sizes)
  return keepComponents(mask, components, (label) => components.sizes[label] >= least)
}

/** Clears all but some components, and soft pixels that touch none of these. */
export function keepComponents(
  mask: Mask,
  { labels }: Components,
  isMeant: (label: number) => boolean,
): Mask {
  const { width, height, data } = mask
  const kept = createMask(mask)
  const isKept = (i: number) => labels[i] > 0 && isMeant(labels[i])
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (data[i] === 0) continue
      const near =
        isKept(i) ||
        (!labels[i] &&
          ((x > 0 && isKept(i - 1)) ||
            (x < width - 1 && isKept(i + 1)) ||
            (y > 0 && isKept(i - width)) ||
            (y < height - 1 && isKept(i + width))))
      if (near) kept.data[i] = data[i]
    }
  }
  return kept
}

/** Everything that the border cannot reach through pixels under the threshold, as 0 and 255. */
export function fillHoles(mask: Mask, threshold = 127): Mask {
  const { width, height, data } = mask
  const filled = createMask(mask)
  filled.data.fill(255)
  const stack = new Int32Array(width * height)
  let top = 0
  const visit = (i: number) => {
    if (filled.data[i] === 0 || data[i] > threshold) return
    filled.data[i] = 0
    stack[top++] = i
  }
  for (let x = 0; x < width; x++) {
    visit(x)
    visit((height - 1) * width + x)
  }
  for (let y = 0; y < height; y++) {
    visit(y * width)
    visit(y * width + width - 1)
  }
  while (top > 0) {
    const i = stack[--top]
    const x = i % width
    if (x > 0) visit(i - 1)
    if (x < width - 1) visit(i + 1)
    if (i >= width) visit(i - width)
    if (i < data.length - width) visit(i + width)
  }
  return filled
}
