import { withBindings } from '../scripts/local/database.ts'
import { killableStudio, stateOf } from './addresses.ts'
import { openKillableSite } from './killable-site.ts'
import { newShopper } from './shopper.ts'
import { expect, test } from './test.ts'

test.use({ baseURL: killableStudio.address })

test('a batch of 12 is finished before her eyes although the process is killed in the middle, and none comes twice', async ({
  page,
}) => {
  let site = await openKillableSite(killableStudio)
  try {
    await newShopper(page)
    await page.goto('/outfit-generator')
    const desk = page.getByRole('region', { name: 'Your outfits' })
    const outfits = desk.getByRole('article').filter({ has: page.getByRole('link') })
    // Parts of the page that are requested while no server answers are not tested here.
    await expect(desk).toBeVisible()
    await page.getByRole('button', { name: 'Select All' }).click()
    const middle = site.whenStored(4)
    await page.getByRole('button', { name: 'Generate Selected Outfits' }).click()
    await middle
    await site.kill()
    expect(await outfits.count()).toBeLessThan(12)
    const patience = { timeout: 120_000 }
    site = await openKillableSite(killableStudio, { keep: true })
    // Nobody touches the page: it finds its way back by itself.
    await expect(page.getByText('Generated 12 outfits with thumbnails and shop items')).toBeVisible(patience)
    await expect(outfits).toHaveCount(12)
    const titles = await outfits.getByRole('heading').allTextContents()
    expect(new Set(titles).size).toBe(12)
    await page.reload()
    await expect(outfits, 'nor does a thirteenth lie anywhere').toHaveCount(12)
  } finally {
    await site.kill()
  }

  await withBindings(stateOf(killableStudio.port), async ({ DB, CATALOGUE }) => {
    const { results } = await DB.prepare('select thumbnail_key, template_id from generated_outfits').all<{
      thumbnail_key: string
      template_id: string
    }>()
    expect(new Set(results.map((row) => row.template_id)).size).toBe(12)
    const { objects } = await CATALOGUE.list({ prefix: 'boards/' })
    expect(objects.map(({ key }) => key).toSorted()).toEqual(
      results.map((row) => row.thumbnail_key).toSorted(),
    )
    // A picture without content would have a few hundred bytes.
    for (const { key, size } of objects) expect(size, key).toBeGreaterThan(8_000)
    const told = await DB.prepare('select kind, data from notifications').all()
    expect(told.results).toHaveLength(1)
    expect(told.results[0]).toMatchObject({
      kind: 'outfits_ready',
      data: expect.stringContaining('"count":12'),
    })
  })
})
