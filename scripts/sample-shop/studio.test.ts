import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withBindings } from '#scripts/local/database.ts'
import { demoAccounts, seed } from '#scripts/local/seed.ts'
import { migrate } from '#scripts/local/migrate.ts'
import { faultsOf } from '@cabine/sophia/styling/outfit-rules.ts'
import type { Worn } from '@cabine/sophia/styling/piece.ts'
import { openCatalogue, openDb } from '#worker/lib/db.ts'
import { composeOutfit, type Composed, type Given } from '#worker/studio/compose-outfit.ts'
import { readCandidates } from '#worker/studio/candidates.ts'
import { slotNamed } from '#worker/studio/template-brief.ts'
import { readEditorial } from './editorial.ts'

const { templates } = readEditorial()

type Template = (typeof templates)[number]
type TemplateCandidates = { template: Template; candidates: Awaited<ReturnType<typeof readCandidates>> }
type Made = { template: Template; composed: Composed; pieces: Worn[]; wardrobe: Worn[] }

/** What the shop has for each template. Nothing is written down, so that it stays the same. */
const readAllCandidates = (state: string): Promise<TemplateCandidates[]> =>
  withBindings(state, async ({ DB, CATALOGUE_DB }) => {
    const [db, catalogue] = [openDb(DB), openCatalogue(CATALOGUE_DB)]
    const user = await DB.prepare('select id from users where email = ?')
      .bind(demoAccounts.free.email)
      .first<{ id: string }>()
    const all: TemplateCandidates[] = []
    // One after the other: between its calls a connection would wait for the others' reading, and be closed.
    for (const template of templates)
      all.push({
        template,
        candidates: await readCandidates({ db, catalogue }, user?.id ?? '', template, ''),
      })
    return all
  })

/** As a batch of all templates makes them: each knows what was made before. */
function makeRounds(all: TemplateCandidates[], rounds: number): Made[] {
  const given: Given[] = []
  const made: Made[] = []
  for (const { template, candidates } of Array.from({ length: rounds }, () => all).flat()) {
    const composed = composeOutfit({ template, ...candidates, given })
    if (typeof composed === 'string') throw new Error(`no outfit after ${template.id}: ${composed}`)
    const pieceIds = composed.pieces.map(({ id }) => id)
    given.unshift({ templateId: template.id, pieceIds })
    const pieces = candidates.wardrobe.filter(({ id }) => pieceIds.includes(id))
    made.push({ template, composed, pieces, wardrobe: candidates.wardrobe })
  }
  return made
}

describe('three rounds of every template in the sample shop', () => {
  let state: string
  let all: TemplateCandidates[]
  let made: Made[]

  beforeAll(async () => {
    state = await mkdtemp(join(tmpdir(), 'cabine-studio-'))
    await migrate(state)
    await seed(state)
    all = await readAllCandidates(state)
    made = makeRounds(all, 3)
  }, 240_000)
  afterAll(() => rm(state, { recursive: true }))

  test('no outfit breaks a rule', () => {
    expect(made).toHaveLength(3 * templates.length)
    for (const { template, composed, pieces } of made)
      expect(faultsOf(pieces, composed.brief, composed.ownLayer), template.id).toEqual([])
  })

  test('nor does it with any of the alternatives', () => {
    for (const { template, composed, pieces, wardrobe } of made)
      for (const { id, alternatives } of composed.pieces)
        for (const other of alternatives) {
          const instead = wardrobe.find((one) => one.id === other)
          const changed = pieces.map((piece) => (piece.id === id && instead ? instead : piece))
          expect(faultsOf(changed, composed.brief, true), `${template.id}: ${other} for ${id}`).toEqual([])
        }
    const counts = made.flatMap(({ composed }) =>
      composed.pieces.map(({ alternatives }) => alternatives.length),
    )
    expect(Math.max(...counts)).toBe(3)
    expect(counts.filter((count) => count > 0).length / counts.length).toBeGreaterThan(0.85)
  })

  test('each round of a template is another outfit', () => {
    for (const template of templates) {
      const sets = made
        .filter((one) => one.template === template)
        .map(({ pieces }) =>
          pieces
            .map(({ id }) => id)
            .toSorted()
            .join(' '),
        )
      expect(new Set(sets).size, template.id).toBe(3)
    }
  })

  test('it has what the template names, and nothing that it does not', () => {
    for (const { template, pieces } of made) {
      const named = new Set(template.pieces.map(slotNamed))
      for (const { slot, name } of pieces) expect(named, `${name} after ${template.id}`).toContain(slot)
      const garments = [...named].filter((slot) => slot === 'dress' || slot === 'top' || slot === 'bottom')
      for (const slot of garments)
        expect(
          pieces.map((piece) => piece.slot),
          template.id,
        ).toContain(slot)
    }
  })

  test('the first round follows the words', () => {
    const nameOf = (id: string, slot: string) =>
      made.find(({ template }) => template.id === id)?.pieces.find((piece) => piece.slot === slot)?.name ?? ''
    expect(nameOf('monday-meeting', 'outer')).toMatch(/blazer/i)
    expect(nameOf('creative-office', 'shoes')).toMatch(/penny loafers/i)
    expect(nameOf('candlelit-dinner', 'dress')).toMatch(/slip dress/i)
    expect(nameOf('wedding-guest', 'bottom')).toMatch(/midi skirt/i)
    // The column gowns are for Luxe only. The pieces that replace them are for an evening, too.
    for (const { template, pieces } of made.slice(0, templates.length))
      if (template.id === 'opening-night')
        expect(pieces.find(({ slot }) => slot === 'dress')?.occasions).toContain('special-event')
    expect(nameOf('quiet-morning', 'dress')).toMatch(/knit dress/i)
    expect(nameOf('winter-walk', 'outer')).toMatch(/coat/i)
  })

  test('a small budget holds: every piece keeps to it, or the outfit is not made and says why', () => {
    const told = all.map(({ template, candidates }) => {
      const profileBrief = { maxPerPieceCents: 75_00 }
      const composed = composeOutfit({ template, ...candidates, profileBrief, given: [] })
      if (typeof composed === 'string') return composed
      const prices = candidates.wardrobe.filter(({ id }) => composed.pieces.some((one) => one.id === id))
      return Math.max(...prices.map(({ priceCents }) => priceCents ?? Infinity))
    })
    const dearest = told.filter((one) => typeof one === 'number')
    expect(dearest.length).toBeGreaterThan(3)
    expect(Math.max(...dearest)).toBeLessThanOrEqual(75_00)
    expect(new Set(told.filter((one) => typeof one === 'string'))).toEqual(new Set(['budget']))
  })

  test('no piece of Luxe is given on the free plan', async () => {
    const luxe = await withBindings(state, async ({ CATALOGUE_DB }) =>
      (await CATALOGUE_DB.prepare('select id from products where is_luxe').all<{ id: string }>()).results.map(
        ({ id }) => id,
      ),
    )
    expect(luxe.length).toBeGreaterThan(0)
    const shown = made.flatMap(({ composed }) =>
      composed.pieces.flatMap(({ id, alternatives }) => [id, ...alternatives]),
    )
    expect(shown.filter((id) => luxe.includes(id))).toEqual([])
  })
})
