import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { shuffled, writeBlindSheets } from './blind-sheets.ts'

test('a seed gives one order, another seed another, and nothing is lost', () => {
  const list = Array.from({ length: 50 }, (_, i) => i)
  expect(shuffled(list, 1)).toEqual(shuffled(list, 1))
  expect(shuffled(list, 1)).not.toEqual(shuffled(list, 2))
  expect(shuffled(list, 1).sort((a, b) => a - b)).toEqual(list)
})

test('graders get numbers and pictures; what is what lies outside their folder', async () => {
  const out = await mkdtemp(join(tmpdir(), 'cabine-sheets-'))
  onTestFinished(() => rm(out, { recursive: true }))
  const file = join(out, 'ann__tee.png')
  await sharp({ create: { width: 40, height: 60, channels: 3, background: '#888' } }).toFile(file)
  const files = { file, photo: file, garments: [file, file] }
  const looks = (['old', 'new'] as const).map((side) => ({ side, look: 'ann__tee.jpg', ...files }))
  await writeBlindSheets(looks, out, 3)

  expect((await readdir(join(out, 'sheets'))).sort()).toEqual(['001.png', '002.png', 'grades.tsv'])
  expect(await readFile(join(out, 'sheets', 'grades.tsv'), 'utf8')).toBe(
    'number\tgrade\tflaw\n001\t\t\n002\t\t\n',
  )
  const key = JSON.parse(await readFile(join(out, 'key.json'), 'utf8')) as Record<string, { side: string }>
  expect(new Set(Object.values(key).map(({ side }) => side))).toEqual(new Set(['old', 'new']))
  expect(Object.keys(key)).toEqual(['001', '002'])
  expect((await sharp(join(out, 'sheets', '001.png')).metadata()).height).toBeGreaterThanOrEqual(900)
})
