import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { inLines } from '../encode.ts'
import { root } from '../product.ts'
import { joinFrames, takeShots } from './blender.ts'
import { sampleObject } from './catalogue.ts'
import { denoise } from './denoise.ts'
import { range } from './range/range.ts'
import { groundOn } from './shadow.ts'

const catalogueFile = join(root, 'scripts/sample-shop/data/objects.json')
/** A film has no alpha: it stands on the paper of the shop's cards. */
const paper = '#f3ece5'
const frames = { count: 30, perSecond: 10, width: 480 }

/** Films the objects that turn: public/samples/objects/<id>/turn.webm, named in scripts/sample-shop/data/objects.json. */
for (const { id, groupId, look } of range.filter((p) => p.hasFilm)) {
  const folder = await mkdtemp(join(tmpdir(), 'cabine-turn-'))
  const shots = Array.from({ length: frames.count }, (_, n) => ({
    name: String(n).padStart(3, '0'),
    model: groupId,
    look,
    turn: (360 * n) / frames.count,
    picture: join(folder, `${n}.png`),
    shadow: join(folder, `${n}.shadow.png`),
    width: frames.width,
    samples: 7,
    isSteady: true,
  }))
  await takeShots(shots, folder, (name) => console.log(id, name))
  for (const { name, picture, shadow } of shots) {
    const { width, height, rgba } = await groundOn(shadow, await denoise(picture.replace(/\.png$/, '')))
    await sharp(rgba, { raw: { width, height, channels: 4 } })
      .flatten({ background: paper })
      .png()
      .toFile(join(folder, `frame-${name}.png`))
  }
  const path = `/samples/objects/${id}/turn.webm`
  await joinFrames(folder, join(root, 'public', path), frames.perSecond)
  await rm(folder, { recursive: true })
  const entries = v.parse(v.array(sampleObject), JSON.parse(await readFile(catalogueFile, 'utf8')))
  const named = entries.map((e) => (e.id === id ? { ...e, video: path } : e))
  await writeFile(catalogueFile, inLines(named))
}
