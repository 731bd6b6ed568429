import { readFileSync } from 'node:fs'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { codePattern } from '#shared/alike/code-pattern.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { renderAt } from '#client/testing/shop.tsx'
import { PictureSearch } from './picture-search.tsx'

const weights = readFileSync('src/shared/alike/alike.bin')
const found = vi.fn<(code: string) => void>()
const asked: { path: string; body: unknown }[] = []

beforeAll(() => loadMessages('common', 'search-results'))
beforeEach(async () => {
  found.mockReset()
  asked.length = 0
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    asked.push({ path, body: init?.body })
    return Promise.resolve(new Response(Uint8Array.from(weights)))
  })
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined }),
  )
  await renderAt('/', <PictureSearch open onClose={() => undefined} onFound={found} />)
})

/** A browser that reads every picture as a red square in white. */
function readsPictures() {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 40, height: 40, close: () => undefined }))
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      width = 40
      height = 40
      getContext = () => ({
        drawImage: () => undefined,
        getImageData: () => ({
          width: 40,
          height: 40,
          data: Uint8ClampedArray.from({ length: 6_400 }, (_, i) => (i % 4 === 0 || i < 1_600 ? 255 : 40)),
        }),
      })
    },
  )
}

function give(file: File) {
  const transfer = { files: [file], types: ['Files'] }
  const stage = document.querySelector('[aria-busy]')
  stage?.dispatchEvent(Object.assign(new Event('drop', { bubbles: true }), { dataTransfer: transfer }))
}

const picture = new File(['bytes of a picture'], 'skirt.png', { type: 'image/png' })

test('says that the picture is not sent', () => {
  expect(document.body.textContent).toContain('Your picture stays on this device')
})

test('a picture becomes a code, and nothing of it leaves the device', async () => {
  readsPictures()
  give(picture)
  await expect.poll(() => found.mock.calls.length).toBe(1)
  expect(found.mock.calls[0]?.[0]).toMatch(codePattern)
  expect(asked.map(({ body }) => body)).toEqual([undefined])
  expect(asked[0]?.path).toMatch(/alike.*\.bin/)
})

test('says so where a file is no picture, and takes another one', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))
  give(new File(['words'], 'note.txt'))
  await expect
    .poll(() => document.querySelector('[role=alert]')?.textContent)
    .toContain('couldn’t open this picture')
  expect(found).not.toHaveBeenCalled()
  readsPictures()
  give(picture)
  await expect.poll(() => found.mock.calls.length).toBe(1)
  expect(document.querySelector('[role=alert]')).toBeNull()
})
