import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { root, widths } from '../product.ts'
import { inLines, meanColour, writePicture, writeView, type Raw } from '../encode.ts'
import { viewPath, views, viewWidth, type View } from '../further-views.ts'
import { picturesIn } from '../garments/catalogue.ts'
import { takeShots, type Shot } from './blender.ts'
import { sampleObject, type SampleObject } from './catalogue.ts'
import { denoise } from './denoise.ts'
import { range, type Product } from './range/range.ts'
import { groundOn } from './shadow.ts'

/** Taken at two thirds of the widest size: after the denoiser more pixels show nothing more. */
const takenWidth = 640
/** Below an alpha of 70 WebP draws a soft shadow in steps. */
const quality = { webp: 68, alpha: 74, avif: 48 }
const catalogueFile = join(root, 'scripts/sample-shop/data/objects.json')

const pictureFolder = (id: string) => join(root, 'public/samples/objects', id)

/**
 * Renders sample objects: all, or those whose ids are given; after `views` their further pictures alone. The others keep their
 * pictures and entries.
 */
async function main() {
  const [first, ...others] = process.argv.slice(2)
  const isFurtherOnly = first === 'views'
  const only = isFurtherOnly || first === undefined ? others : [first, ...others]
  const wanted = range.filter((p) => !only.length || only.includes(p.id))
  const entries = new Map((await readEntries()).map((e) => [e.id, e]))
  const folder = await mkdtemp(join(tmpdir(), 'cabine-objects-'))
  const shots = wanted.flatMap((p) => shotsOf(p, folder, isFurtherOnly))
  let finishing: Promise<void> = Promise.resolve()
  try {
    await takeShots(shots, folder, (name) => {
      const shot = shots.find((s) => s.name === name)
      const product = shot && wanted.find((p) => shot.name.startsWith(`${p.id}@`))
      if (!shot || !product) return
      finishing = finishing.then(() => finish(shot, product, entries))
    })
    await finishing
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function readEntries() {
  const text = await readFile(catalogueFile, 'utf8').catch(() => '[]')
  return v.parse(v.array(sampleObject), JSON.parse(text))
}

function shotsOf({ id, groupId, look }: Product, folder: string, isFurtherOnly: boolean): Shot[] {
  const shot = (view: 'front' | View): Shot => ({
    name: `${id}@${view}`,
    model: groupId,
    look,
    ...(view !== 'front' && { view }),
    picture: join(folder, `${id}@${view}.png`),
    shadow: join(folder, `${id}@${view}.shadow.png`),
    width: view === 'front' ? takenWidth : viewWidth,
    samples: 9,
  })
  return [...(isFurtherOnly ? [] : [shot('front')]), ...views.map(shot)]
}

async function finish(
  { name, view, picture, shadow }: Shot,
  product: Product,
  entries: Map<string, SampleObject>,
) {
  const clean = await denoise(picture.replace(/\.png$/, ''))
  const whole = await groundOn(shadow, clean)
  const folder = pictureFolder(product.id)
  if (view) await writeView(join(folder, view), whole)
  else {
    await writePicture({ kind: 'objects', folder: `objects/${product.id}` }, whole, quality)
    entries.set(product.id, entryOf(product, clean, entries.get(product.id)))
    const ordered = range.flatMap((p) => entries.get(p.id) ?? [])
    await mkdir(join(root, 'scripts/sample-shop/data'), { recursive: true })
    await writeFile(catalogueFile, inLines(ordered))
  }
  console.log(name)
}

function entryOf(product: Product, picture: Raw, before?: SampleObject): SampleObject {
  const { look: _look, hasFilm: _hasFilm, ...facts } = product
  const folder = `/samples/objects/${product.id}`
  return v.parse(sampleObject, {
    ...facts,
    pictures: picturesIn(folder, widths, picture.height / picture.width),
    extra: views.map((view) => viewPath('objects', product.id, view)),
    ...(before?.video && { video: before.video }),
    dominantColour: meanColour(picture),
  })
}

await main()
