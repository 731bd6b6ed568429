import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from '../../scripts/local/paths.ts'

/** The logo as public/favicon.svg draws it: a door with its curtain half open, in a box of 32. */
const ground = '#6f2c3a'
const door = 'M8 27V15a8 8 0 0 1 16 0v12Z'
const curtain = 'M8 27V15a8 8 0 0 1 8-8c.6 8-.4 15-4.6 20Z'
/** The edge of the curtain. */
const edge = 'M15.9 6C16.6 15 15.6 22 11 28'

/** The centre of the logo, which is not that of its box. */
const middle = { x: 16, y: 17 }

type Sign = { share: number; corner: number; ground: string | null; door: string; curtain: string | null }

/**
 * `share` is how much of the box the logo fills, compared with the favicon. Without a curtain's colour its edge is
 * cut out.
 */
function draw({ share, corner, ground: behind, door: front, curtain: fold }: Sign) {
  const rect = behind && `<rect width="32" height="32" rx="${corner}" fill="${behind}"/>`
  const cut = `<mask id="m"><rect width="32" height="32" fill="#fff"/><path d="${edge}" fill="none" stroke="#000" stroke-width="1.3"/></mask>`
  const shapes = fold
    ? `<path d="${door}" fill="${front}"/><path d="${curtain}" fill="${fold}"/>`
    : `${cut}<path d="${door}" fill="${front}" mask="url(#m)"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${rect ?? ''}<g transform="translate(16 16) scale(${share}) translate(${-middle.x} ${-middle.y})">${shapes}</g></svg>`
}

const colours = { ground, door: '#fbe5e0', curtain: '#d39a86' }

const icons: [name: string, size: number, sign: Sign][] = [
  ['icon-192', 192, { ...colours, share: 1.12, corner: 7 }],
  ['icon-512', 512, { ...colours, share: 1.12, corner: 7 }],
  // A maskable icon may be cropped to a circle of four fifths.
  ['maskable-192', 192, { ...colours, share: 0.98, corner: 0 }],
  ['maskable-512', 512, { ...colours, share: 0.98, corner: 0 }],
  // Only the outline counts: the system paints it in a colour of its own.
  ['monochrome-512', 512, { share: 1.25, corner: 0, ground: null, door: '#000', curtain: null }],
  // iOS rounds the corners itself, and fills transparent areas with black.
  ['apple-touch-icon', 180, { ...colours, share: 1.12, corner: 0 }],
]

const favicon = await readFile(join(root, 'public/favicon.svg'), 'utf8')
for (const part of [ground, door, curtain])
  if (!favicon.includes(part)) throw new Error(`public/favicon.svg has no ${part}: the sign has changed.`)

for (const [name, size, sign] of icons) {
  const png = await sharp(Buffer.from(draw(sign)), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer()
  await writeFile(join(root, `public/icons/${name}.png`), png)
  console.log(`${name}  ${size} × ${size}  ${png.length} bytes`)
}
