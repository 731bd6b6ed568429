import sharp from 'sharp'
import { escapeHtml } from '../../src/shared/escape-html.ts'
import type { GarmentLandmarks } from '@cabine/engine/contract/garment-landmarks.ts'

export type Cell = { picture?: string | Buffer; caption: string }

const CAPTION = 18

/** Pictures side by side with a caption each, as a PNG. A cell without a picture shows its caption alone. */
export async function contactSheet(cells: Cell[], columns: number, cellWidth: number): Promise<Buffer> {
  const cellHeight = Math.round(cellWidth * 1.45)
  const rows = Math.ceil(cells.length / columns)
  const layers = await Promise.all(
    cells.map(async ({ picture, caption }, index) => {
      const left = (index % columns) * cellWidth
      const top = Math.floor(index / columns) * (cellHeight + CAPTION)
      const label = `<svg width="${cellWidth}" height="${CAPTION}"><text x="3" y="13" font-size="11" font-family="sans-serif">${escapeHtml(caption)}</text></svg>`
      const layer = [{ input: Buffer.from(label), left, top }]
      if (picture === undefined) return layer
      const input = await sharp(picture)
        .rotate()
        .flatten({ background: '#d5d8dc' })
        .resize(cellWidth - 4, cellHeight, { fit: 'inside' })
        .png()
        .toBuffer()
      return [...layer, { input, left, top: top + CAPTION }]
    }),
  )
  const canvas = {
    width: columns * cellWidth,
    height: rows * (cellHeight + CAPTION),
    channels: 3,
    background: '#fff',
  } as const
  return sharp({ create: canvas }).composite(layers.flat()).png().toBuffer()
}

/** The garment on grey, with a named dot at each of its landmarks. */
export async function drawLandmarks(cutout: Buffer, landmarks: GarmentLandmarks): Promise<Buffer> {
  const { width, height } = await sharp(cutout).metadata()
  const marks: string[] = []
  const visit = (value: unknown, name: string) => {
    if (Array.isArray(value) && value.length === 2 && typeof value[0] === 'number') {
      const [x, y] = [value[0] * width, (value[1] as number) * height]
      const isSmall = name === 'innerCollar'
      marks.push(
        `<circle cx="${x}" cy="${y}" r="${width / (isSmall ? 200 : 90)}" fill="${isSmall ? '#06c' : '#d00'}"/>`,
      )
      if (!isSmall) marks.push(`<text x="${x}" y="${y}" font-size="${width / 26}">${name}</text>`)
    } else if (value && typeof value === 'object') {
      const isSide = (key: string) => key === 'left' || key === 'right' || /^\d+$/.test(key)
      for (const [key, part] of Object.entries(value)) visit(part, isSide(key) ? name : key)
    }
  }
  visit(landmarks, '')
  const overlay = `<svg width="${width}" height="${height}">${marks.join('')}</svg>`
  return sharp(cutout)
    .flatten({ background: '#d5d8dc' })
    .composite([{ input: Buffer.from(overlay) }])
    .png()
    .toBuffer()
}
