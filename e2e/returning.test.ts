import { choosePreset, finishedLook, openFittingRoom, photos, start, uploadPhoto } from './fitting-room.ts'
import { signUp } from './shopper.ts'
import { expect, test } from './test.ts'

/** The networks that look at photos. */
const isNetwork = (url: string) => /\/(?:pose|person|saliency)[\w-]*\.onnx(?:\?|$)/.test(url)

test('a shopper who comes back is dressed by what was found in her photo, and no network looks at it again', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await signUp(page)
  await openFittingRoom(page)
  await uploadPhoto(page, photos.fullLength)
  const isKept = () =>
    page.evaluate(async () => {
      for (const { name } of await indexedDB.databases()) {
        if (!name?.startsWith('cabine-')) continue
        const seen = await new Promise<boolean>((resolve) => {
          const opening = indexedDB.open(name)
          opening.onsuccess = () => {
            const database = opening.result
            if (!database.objectStoreNames.contains('records')) return resolve(false)
            const asking = database.transaction('records').objectStore('records').get('photo')
            asking.onsuccess = () => {
              database.close()
              resolve(Boolean((asking.result as { seen?: Blob } | undefined)?.seen))
            }
          }
        })
        if (seen) return true
      }
      return false
    })
  await expect.poll(isKept, { timeout: 120_000 }).toBe(true)
  expect(fetched.filter(isNetwork)).toHaveLength(2)

  // Everything that is requested of them has to be fetched again.
  await page.evaluate(() => caches.delete('engine-models'))
  fetched.length = 0
  await openFittingRoom(page)
  await choosePreset(page, 'Harbour Walk')
  await start(page).click()
  await finishedLook(page)
  expect(fetched.filter(isNetwork)).toEqual([])
})
