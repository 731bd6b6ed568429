import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadMessages } from '#client/i18n/messages.ts'
import { useToasts } from '#client/ui/toasts/toast-store.ts'
import { shareLook } from './share-look.ts'

beforeAll(() => loadMessages('common', 'errors', 'looks'))

const look = new Blob(['a look'], { type: 'image/jpeg' })
const saved: string[] = []
const told = () => useToasts.getState().toasts.map(({ title }) => title)

function sheetThat(refuses: Error) {
  vi.stubGlobal('navigator', { canShare: () => true, share: () => Promise.reject(refuses) })
}

beforeEach(() => {
  saved.length = 0
  useToasts.setState({ toasts: [] })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:look')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('where the sheet is refused the picture is saved, and she is told where', async () => {
  sheetThat(new DOMException('no', 'NotAllowedError'))
  await shareLook(look, 'Harbour Walk')
  expect(saved).toHaveLength(1)
  expect(told()).toEqual(['This browser can’t share pictures. Your picture is in your downloads instead.'])
})

test('who closes the sheet is told nothing', async () => {
  sheetThat(new DOMException('closed', 'AbortError'))
  await shareLook(look, 'Harbour Walk')
  expect([saved, told()]).toEqual([[], []])
})

test('a picture that cannot be read is said, and nothing is saved', async () => {
  sheetThat(new DOMException('no', 'NotAllowedError'))
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await shareLook('/pictures/look', 'Harbour Walk')
  expect(saved).toEqual([])
  expect(told()).toHaveLength(1)
})
