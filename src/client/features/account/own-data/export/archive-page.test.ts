import { beforeAll, expect, test } from 'vitest'
import { loadMessages } from '#client/i18n/messages.ts'
import { writePage } from './archive-page.ts'
import type { AccountData } from './account-data.ts'

beforeAll(() => loadMessages('export-file'))

const hostile = `<img src=x onerror=alert(1)>"'&`

const account: AccountData = {
  exportedAt: '2026-11-20T10:00:00.000Z',
  account: {
    id: '0-a',
    name: hostile,
    email: 'ada@example.com',
    plan: 'free',
    credits: 4,
    createdAt: '2026-11-01T10:00:00.000Z',
    luxeAnchorAt: null,
    removalDueAt: null,
  },
  settings: {
    photoStorage: 'account',
    photographConsents: {},
    profilePhoto: null,
    minimumAgeConfirmedAt: null,
    adultConfirmedAt: null,
    adultStatement: null,
    onboardingCompletedAt: null,
    emailVerifiedAt: null,
    language: 'en',
    country: null,
  },
  sessions: [],
  paymentAccounts: [],
  subscriptions: [],
  purchaseConsents: [],
  creditEntries: [],
  wishlist: [],
  looks: [
    {
      id: '0-l',
      title: hostile,
      originalOutfitUrl: '',
      outfitName: '',
      outfitDescription: '',
      notes: '',
      items: [{ name: hostile, brand: '', price: '', category: '', image: '', url: '' }],
      createdAt: '2026-11-02T10:00:00.000Z',
      tryOnImageUrl: 'pictures/look-2026-11-02-1.jpg',
      albumId: null,
      fingerprint: null,
    },
  ],
  albums: [],
  shownLooks: [],
  lookAsks: [],
  closet: [],
  lookReports: [],
  pictures: [
    {
      url: 'pictures/look-2026-11-02-1.jpg',
      kind: 'look',
      byteCount: 1,
      storedAt: '2026-11-02T10:00:00.000Z',
      width: 1,
      height: 1,
    },
    {
      url: '/api/photos/users/0-a/try-on/gone.jpg',
      kind: 'try-on',
      byteCount: 1,
      storedAt: '2026-11-02T10:00:00.000Z',
      width: null,
      height: null,
    },
  ],
  outfits: [],
  triedOn: [],
  consultations: [],
  stylingProfile: [],
  outfitBatches: [],
  generatedOutfits: [],
  notifications: [],
  mails: [],
  identities: [],
  passkeys: [],
  activity: [],
  secondFactor: [],
  finds: [],
  reports: [],
  officeRoles: [],
  withdrawals: [],
}

const files = ['pictures/look-2026-11-02-1.jpg']

test('what somebody has typed stays text on the page that she opens', () => {
  const page = writePage(account, files, ['this-device/photo.jpg', 'this-device/settings.json'])
  expect(page).not.toContain('<img src=x')
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;')
  expect(page).not.toMatch(/<script|<link|https?:\/\/(?!www\.w3\.org)/)
})

test('every part has its heading, every picture its place, and what has gone is said', () => {
  const page = writePage(account, files, ['this-device/photo.jpg', 'this-device/settings.json'])
  expect(page.match(/<section>/g)).toHaveLength(Object.keys(account).length)
  expect(page).toContain('src="pictures/look-2026-11-02-1.jpg"')
  expect(page).toContain('src="this-device/photo.jpg"')
  expect(page).not.toContain('settings.json')
  expect(page).toContain('1 picture was deleted while this file was being packed.')
  expect(page).not.toContain('export-file.')
})
