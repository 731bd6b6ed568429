import { act } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { bodyText, freeState, signedInAs, stubDialogs } from '#client/features/billing/testing.tsx'
import { loadMessages } from '#client/i18n/messages.ts'
import { forgetAppState } from '#client/session/app-state.ts'
import { named, press, renderAt } from '#client/testing/shop.tsx'
import { useToasts } from '#client/ui/toasts/toast-store.ts'
import type { OutfitPreset } from '#shared/outfits.ts'
import type { Photographer } from '#shared/photographers.ts'
import { startWhatIsChosen } from './choose-and-start.ts'
import { fetchDriver } from './fetch-parts.ts'
import { answerForLast } from './last-credit.ts'
import { choosePreset } from './outfit-store.ts'
import { showPhoto, type ShopperPhoto } from './photo-store.ts'
import { StartBar } from './start-bar.tsx'
import { readTryOn, resetTryOn } from './try-on-store.ts'

const preset: OutfitPreset = {
  id: '1',
  title: 'Off-Duty Saturday',
  description: '',
  thumbnailUrl: '/outfit.webp',
  occasion: 'all',
  isPremium: false,
  items: [],
  garments: [{ image: '/shirt.webp', category: 'tops' }],
}

type Said = Partial<Record<Photographer, boolean>>

const photographed = (said: Said, own: object = {}) => ({
  ...freeState,
  mail_available: true,
  try_on_provider: 'cloud',
  photographers: ['workers_ai', 'google'],
  photograph_consents: said,
  photographs_unconfirmed: false,
  ...own,
})

beforeAll(async () => {
  stubDialogs()
  for (const name of ['Worker', 'OffscreenCanvas', 'createImageBitmap']) vi.stubGlobal(name, () => undefined)
  vi.stubGlobal('scrollTo', () => undefined)
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined })
  await loadMessages('common', 'errors', 'fitting-room', 'outfits')
  await fetchDriver()
})

beforeEach(() => {
  resetTryOn()
  useToasts.setState({ toasts: [] })
})

const saved = () => Response.json({ success: true })

/** The page of a shopper with photo and outfit. The server takes her answers, and refuses each start. */
async function come(state: object, photo: Partial<ShopperPhoto> = {}, save: () => Response = saved) {
  const { asked, server } = await signedInAs(state, {
    '/api/photograph-consents': save,
    '/api/fashn/start-tryon': () => Response.json({ error: 'start_failed' }, { status: 503 }),
  })
  const blob = new Blob(['photo'], { type: 'image/jpeg' })
  showPhoto({ blob, width: 800, height: 1200, origin: 'own', address: null, ...photo })
  choosePreset(preset)
  await renderAt('/fitting-room', <StartBar />)
  const begin = async () => {
    await press(named('button', /^Start Virtual|^Try Again/))
    await settle()
  }
  const sent = (path: string) => asked.filter((one) => one.path === path).map(({ body }) => body)
  const starts = () => sent('/api/fashn/start-tryon') as { userImage: string }[]
  /** Who was to make it: the device if the photo is only named by its digest. */
  const makers = () => starts().map(({ userImage }) => (userImage.startsWith('device:') ? 'device' : 'cloud'))
  return { begin, makers, server, answers: () => sent('/api/photograph-consents') }
}

/** Lazy parts and calls follow one another. */
const settle = () => act(async () => await new Promise((done) => setTimeout(done, 30)))
const question = () => document.querySelector('dialog[open]')
const eventually = (check: () => void) =>
  vi.waitFor(async () => {
    await settle()
    check()
  })

test('before a service gets her photo she is asked, her answer is saved, and the cloud starts', async () => {
  const { begin, makers, answers } = await come(photographed({}))
  await begin()
  await eventually(() =>
    expect(question()?.textContent).toContain('To make this picture, your photo has to leave this device'),
  )
  expect(makers()).toEqual([])
  await press(question()?.querySelector('input'))
  await press(named('button', 'Send and start'))
  await eventually(() => expect(makers()).toEqual(['cloud']))
  expect(answers()).toEqual([{ workers_ai: true, google: false }])
})

test('a photo in her account is asked about as well', async () => {
  const { begin, makers } = await come(photographed({}), { address: '/api/photos/mine.jpg' })
  await begin()
  await eventually(() => expect(question()).not.toBeNull())
  expect(makers()).toEqual([])
})

test('kept on the device: the answer is saved, and the device makes it', async () => {
  const { begin, makers, answers } = await come(photographed({}))
  await begin()
  await eventually(() => expect(question()).not.toBeNull())
  await press(named('button', 'Keep it on this device'))
  await eventually(() => expect(makers()).toEqual(['device']))
  expect(answers()).toEqual([{ workers_ai: false, google: false }])
})

test('closed without an answer nothing is saved and nothing starts', async () => {
  const { begin, makers, answers } = await come(photographed({}))
  await begin()
  await eventually(() => expect(question()).not.toBeNull())
  await act(async () => question()?.dispatchEvent(new Event('cancel', { cancelable: true })))
  await settle()
  expect([makers(), answers(), question()]).toEqual([[], [], null])
})

test('an answer that could not be saved sends nothing, and says so', async () => {
  const { begin, makers } = await come(photographed({ google: false }), {}, () =>
    Response.json({ error: 'server_error' }, { status: 500 }),
  )
  await begin()
  await eventually(() => expect(question()).not.toBeNull())
  await press(named('button', 'Send and start'))
  await eventually(() =>
    expect(useToasts.getState().toasts).toMatchObject([{ title: 'We couldn’t save your choice' }]),
  )
  expect(makers()).toEqual([])
})

test('once she has answered she is not asked again', async () => {
  const { begin, makers } = await come(photographed({ workers_ai: false, google: true }))
  await begin()
  await eventually(() => expect(makers()).toEqual(['cloud']))
  expect(question()).toBeNull()
})

test('only a service that is new is asked about', async () => {
  const { begin } = await come(photographed({ google: true }))
  await begin()
  await eventually(() => expect(question()?.textContent).toContain('Cloudflare'))
  expect(question()?.textContent).not.toContain('Google')
})

test('a sample is no picture of hers: it is not asked about, and stays on the device', async () => {
  const { begin, makers } = await come(photographed({}), { origin: 'sample', address: '/samples/a.jpg' })
  await begin()
  await eventually(() => expect(makers()).toEqual(['device']))
  expect(question()).toBeNull()
})

test('a sample goes to those whom she has agreed to', async () => {
  const said = { workers_ai: true }
  const { begin, makers } = await come(photographed(said), { origin: 'sample', address: null })
  await begin()
  await eventually(() => expect(makers()).toEqual(['cloud']))
  expect(question()).toBeNull()
})

test('the line under the button names those whom she has agreed to', async () => {
  await come(photographed({ workers_ai: true, google: true }))
  await eventually(() => expect(bodyText()).toContain('your photo may be sent to Cloudflare and Google.'))
  await come(photographed({ workers_ai: false, google: true }))
  await eventually(() => expect(bodyText()).toContain('your photo may be sent to Google.'))
  await come(photographed({}))
  await eventually(() => expect(bodyText()).toContain('We ask before your photo goes to the cloud.'))
})

test('who has not confirmed her email reads what is missing for a photograph', async () => {
  const unconfirmed = { try_on_provider: 'device', photographs_unconfirmed: true }
  await come(photographed({}, unconfirmed))
  await eventually(() => expect(named('a', 'Confirm your email or add a passkey')).toBeDefined())
  expect(named('a', /Confirm/)?.getAttribute('href')).toBe('/settings-clean#security')
  await come(photographed({}, { ...unconfirmed, mail_available: false }))
  await eventually(() => expect(named('a', 'Add a passkey')).toBeDefined())
  const no = { workers_ai: false, google: false }
  await come(photographed(no, unconfirmed))
  await settle()
  expect(document.querySelector('a')).toBeNull()
})

test('where nothing is set up, or an older app has kept the session, nothing is said of photographs', async () => {
  const { begin, makers } = await come({ ...freeState, try_on_provider: 'device' })
  await settle()
  expect(bodyText()).toBe('1 credit a look. You have 3.Start Virtual Try-On')
  await begin()
  await eventually(() => expect(makers()).toEqual(['device']))
})

test('her last credit is spent by the start button, which says so; what else makes a look asks her before', async () => {
  const last = { ...freeState, try_on_provider: 'device', credits_remaining: 1 }
  const { begin, makers } = await come(last)
  await settle()
  expect(bodyText()).toContain('This is your last one.')
  await act(async () => {
    void startWhatIsChosen()
    answerForLast(false)
  })
  await settle()
  expect(makers()).toEqual([])
  await act(async () => {
    void startWhatIsChosen()
    answerForLast(true)
  })
  await eventually(() => expect(makers()).toEqual(['device']))
  await begin()
  await eventually(() => expect(makers()).toEqual(['device', 'device']))
})

test('without a credit it says so beside the button, with the way to more', async () => {
  await come({ ...freeState, try_on_provider: 'device', credits_remaining: 0 })
  expect(bodyText()).toContain('No credits left')
  expect(named('button', 'Get more')).toBeDefined()
})

/** A shopper on whose page nothing stands, who asks for what is chosen somewhere else than at the button. */
async function ask() {
  await come({ ...freeState, try_on_provider: 'device' })
  await act(async () => showPhoto(null))
  await act(async () => await startWhatIsChosen())
  await settle()
}

const givePhoto = () =>
  act(async () =>
    showPhoto({
      blob: new Blob(['another'], { type: 'image/jpeg' }),
      width: 800,
      height: 1200,
      origin: 'own',
      address: null,
    }),
  )

test('asked for without a photo, a try-on starts once there is one', async () => {
  await ask()
  expect(readTryOn().state.phase).toBe('idle')
  await givePhoto()
  await eventually(() => expect(readTryOn().state.phase).not.toBe('idle'))
})

test('a try-on that she has turned away from does not start another time', async () => {
  await ask()
  await renderAt('/', <p>Elsewhere</p>)
  await renderAt('/fitting-room', <StartBar />)
  await givePhoto()
  await settle()
  expect(readTryOn().state.phase).toBe('idle')
})

test('a press while nobody can say who she is says so, and leaves the button ready', async () => {
  const { begin, makers, server } = await come({ ...freeState, try_on_provider: 'device' })
  Object.assign(server, { state: null })
  await act(async () => forgetAppState())
  await givePhoto()
  choosePreset(preset)
  await begin()
  await eventually(() => expect(useToasts.getState().toasts).toMatchObject([{ title: 'App State Error' }]))
  expect(makers()).toEqual([])
  expect(named('button', 'Start Virtual Try-On')?.getAttribute('aria-disabled')).not.toBe('true')
})

test('a try-on of before a reload whose photo is gone keeps no other one from beginning', async () => {
  const { makers } = await come({ ...freeState, try_on_provider: 'device' })
  const job = { userId: freeState.user.id, predictionId: 'lost', finished: null }
  sessionStorage.setItem('try-on-job', JSON.stringify(job))
  const { resumeTryOn } = await fetchDriver()
  await act(async () => await resumeTryOn(freeState.user.id, null))
  await act(async () => await startWhatIsChosen())
  await eventually(() => expect(makers()).toEqual(['device']))
})
