import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { floors } from './floors.ts'
import { refusalOf } from './one-way.ts'

const root = join(import.meta.dirname, '../..')

describe('a folder uses only those that stand before it in the order of the house', () => {
  test.each([
    ['packages/sophia/src/languages/de/grammar.ts', '../../reading/slots/measures.ts'],
    ['packages/sophia/src/questions/consultation.ts', '../styling/needs.ts'],
    ['src/worker/mail/send.ts', '../auth/authorize.ts'],
    ['src/worker/mail/send.ts', '#worker/office/routes.ts'],
    ['src/worker/lib/db.ts', '../api.ts'],
    ['src/worker/catalogue/schema.ts', './search/search.ts'],
    ['src/worker/try-on/job.ts', '../background/cron.ts'],
    ['src/worker/try-on/job.ts', '../a-new-folder/queries.ts'],
    ['src/worker/mail/send.test.ts', '#client/lib/api.ts'],
    ['src/shared/plans.ts', '#worker/billing/stripe-prices.ts'],
    ['src/shared/plans.ts', '../client/lib/api.ts'],
    ['src/client/lib/blob-store.ts', '#client/i18n/messages.ts'],
    ['src/client/ui/dialog.tsx', '#client/session/app-state.ts'],
    ['src/client/session/app-state.ts', '#client/features/auth/sign-in.tsx'],
    ['src/client/features/auth/sign-in.tsx', '../../shell/header.tsx'],
    ['src/client/features/auth/sign-in.tsx', '#client/pages/home/page.tsx'],
    ['src/client/features/wishlist/wishlist-card.tsx', '#client/features/catalogue/shop-links.ts'],
  ])('%s may not import %s', (file, named) => {
    expect(refusalOf(file, named)).toContain('floors.ts')
  })

  test.each([
    ['src/client/features/stylist/talk.tsx', '#client/features/wishlist/stores/account-wishlist.ts'],
    ['src/client/pages/home/page.tsx', '../../features/wishlist/stores/account-wishlist.ts'],
    ['src/client/features/wishlist/wishlist-card.test.tsx', '#client/features/looks/lookbook/look.tsx'],
  ])('%s may not import %s, which is behind the face of a feature', (file, named) => {
    expect(refusalOf(file, named)).toContain('its own')
  })

  test.each([
    ['src/client/features/wishlist/wishlist-card.tsx', '#worker/wishlist/queries.ts'],
    ['src/client/pages/home/page.test.tsx', '../../../worker/wishlist/queries.ts'],
  ])('%s may not import %s, which is the Worker', (file, named) => {
    expect(refusalOf(file, named)).toContain('the Worker')
  })

  test.each([
    ['src/worker/auth/authorize.ts', '../mail/send.ts'],
    ['src/worker/catalogue/search/search.ts', '../schema.ts'],
    ['src/worker/api.ts', './auth/sign-in/routes.ts'],
    ['src/worker/mail/send.test.ts', '../auth/authorize.ts'],
    ['src/worker/mail/send.ts', '#shared/languages.ts'],
    ['src/worker/mail/send.ts', 'drizzle-orm'],
    ['src/client/lib/api.ts', '#worker/index.ts'],
    ['src/client/features/catalogue/shop-links.ts', '#client/features/wishlist/wishlist-card.tsx'],
    ['src/client/features/wishlist/wishlist-card.tsx', './stores/account-wishlist.ts'],
    ['src/client/features/wishlist/list/list.tsx', '../stores/account-wishlist.ts'],
  ])('%s may import %s', (file, named) => {
    expect(refusalOf(file, named)).toBeNull()
  })
})

test.each(Object.entries(floors))(
  'each folder and file of %s has its place, and each place is there',
  (area, rooms) => {
    // A compiler's settings, and what wrangler writes of wrangler.toml, import nothing.
    const names = globSync('*', { cwd: join(root, area) }).filter(
      (name) => !/\.test\.tsx?$|^testing$|^tsconfig\.|^worker-configuration\.d\.ts$/.test(name),
    )
    expect(
      names.filter((name) => !rooms.some((room) => room === name || room.startsWith(`${name}/`))),
    ).toEqual([])
    expect(rooms.filter((room) => globSync(room, { cwd: join(root, area) }).length === 0)).toEqual([])
    expect(rooms).toEqual([...new Set(rooms)])
  },
)

test('lint keeps the order in every part of the house that has one', () => {
  const { overrides } = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as {
    overrides: { files: string[]; rules?: { [rule: string]: unknown } }[]
  }
  const kept = overrides
    .filter(({ rules }) => rules?.['house/one-way'] === 'error')
    .flatMap(({ files }) => files)
  const isKept = (area: string) => kept.some((one) => `${area}/`.startsWith(one.replace('**', '')))
  expect(Object.keys(floors).filter((area) => !isKept(area))).toEqual([])
})
