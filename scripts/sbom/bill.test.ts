import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { root } from '../local/paths.ts'
import { billOf, lockfile, otherwiseLicensed } from './bill.ts'

const read = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'))
const stamp = { now: new Date('2026-11-26T12:00:00Z'), id: '0f8fad5b-d9cb-469f-a165-70867728950e' }
const lock = v.parse(lockfile, read('package-lock.json'))
const bill = billOf(lock, stamp)
const names = bill.components.map(({ name }) => name)

test('names what runs for a shopper: each dependency, and what the build takes of the tools', () => {
  const { dependencies } = v.parse(
    v.looseObject({ dependencies: v.record(v.string(), v.string()) }),
    read('package.json'),
  )
  const foreign = Object.keys(dependencies).filter((name) => !name.startsWith('@cabine/'))
  expect(foreign).toContain('react')
  expect(names).toEqual(expect.arrayContaining(foreign))
  const served = ['onnxruntime-web', 'onnxruntime-common']
  expect(names).toEqual(expect.arrayContaining(served))
})

test('is CycloneDX, of which each part stands once and leads to parts that are there', () => {
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${stamp.id}`,
    metadata: { timestamp: '2026-11-26T12:00:00.000Z', component: { name: 'cabine' } },
  })
  const refs = bill.components.map((one) => one['bom-ref'])
  expect(new Set(refs).size).toBe(refs.length)
  expect(new Set(bill.dependencies.map(({ ref }) => ref))).toEqual(new Set(refs))
  expect(
    bill.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.includes(ref)),
  ).toEqual([])
  expect(bill.components.find(({ name }) => name === 'onnxruntime-web')).toMatchObject({
    purl: expect.stringMatching(/^pkg:npm\/onnxruntime-web@\d/) as string,
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) as string }],
  })
})

test('names no tool of which nothing is served, and no place that packages come from', () => {
  expect(names).not.toContain('vitest')
  expect(names).not.toContain('sharp')
  expect(JSON.stringify(bill).match(/https?:\/\/[\w.-]+/g)).toEqual(['http://cyclonedx.org'])
})

test('has nothing under a licence that asks for more than to be named', () => {
  expect(otherwiseLicensed(bill)).toEqual([])
  const made = (name: string, ...ids: string[]) => ({
    ...bill.components[0],
    name,
    licenses: ids.map((id) => ({ license: { id } })),
  })
  const components = [made('plain', 'MIT'), made('copyleft', 'GPL-3.0-or-later'), made('silent')]
  expect(otherwiseLicensed({ components: components as typeof bill.components })).toEqual([
    'copyleft: GPL-3.0-or-later',
    'silent: ',
  ])
})

test('stands still where the lockfile lacks what is served', () => {
  expect(() => billOf({ version: '1', packages: { '': { dependencies: { hono: '1' } } } }, stamp)).toThrow(
    'hono, which the project needs, is not in the lockfile',
  )
})
