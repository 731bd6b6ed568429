// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadMessages } from '#client/i18n/messages.ts'
import { useToasts } from '#client/ui/toasts/toast-store.ts'
import { toggleFavourite } from './posts/favourites.ts'
import { shareOutfit } from './share-outfit.ts'

beforeAll(() => loadMessages('explore'))

const outfit = { id: '3', title: 'Evening Elegance' }
const link = `${location.origin}/outfit/3`
const writeText = vi.fn<(text: string) => Promise<void>>()
const said = () => useToasts.getState().toasts.map(({ title, description }) => `${title} / ${description}`)

/** Gives jsdom's navigator the sharing that this kind of browser has. */
const give = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })

beforeEach(() => {
  useToasts.setState({ toasts: [] })
  writeText.mockReset().mockResolvedValue()
  give('clipboard', { writeText })
})
afterEach(() => Reflect.deleteProperty(navigator, 'share'))

describe('spec 2.7.25, 2.8.18: share on Explore', () => {
  test('uses the native share if available', async () => {
    const share = vi.fn(async () => undefined)
    give('share', share)
    await shareOutfit(outfit)
    expect(share).toHaveBeenCalledWith({
      title: 'Evening Elegance',
      text: 'Check out this outfit: Evening Elegance',
      url: link,
    })
    expect(writeText).not.toHaveBeenCalled()
    expect(said()).toEqual([])
  })

  test('shares what she has changed in it', async () => {
    await shareOutfit({ ...outfit, search: '?instead=a~b' })
    expect(writeText).toHaveBeenCalledWith(`${link}?instead=a~b`)
  })

  test('otherwise copies the link and says so', async () => {
    await shareOutfit(outfit)
    expect(writeText).toHaveBeenCalledWith(link)
    expect(said()).toEqual(['Link copied! / The outfit link has been copied to your clipboard'])
  })

  test('closing the sheet is no wish for the link', async () => {
    give('share', () => Promise.reject(new DOMException('closed', 'AbortError')))
    await shareOutfit(outfit)
    expect(writeText).not.toHaveBeenCalled()
    expect(said()).toEqual([])
  })

  test('a sheet that may not open leaves the link, and so does a clipboard that may not be written', async () => {
    give('share', () => Promise.reject(new DOMException('no', 'NotAllowedError')))
    await shareOutfit(outfit)
    expect(writeText).toHaveBeenCalledWith(link)
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await shareOutfit(outfit)
    expect(said()).toEqual([`We couldn’t copy the link. Here it is: / ${link}`])
  })
})

test('spec 2.4.17: the toast of a favourite shows on every toggle, even on removal', () => {
  toggleFavourite(outfit)
  expect(said()).toEqual(['Saved to favorites / Evening Elegance'])
  useToasts.setState({ toasts: [] })
  toggleFavourite(outfit)
  expect(said()).toEqual(['Saved to favorites / Evening Elegance'])
})
