import { signUp } from './shopper.ts'
import { openFittingRoom, photoKept, photos, uploadPhoto } from './fitting-room.ts'
import { expect, test } from './test.ts'

/** As in Safari's private windows: a database takes bytes, and no Blob, however deep it lies. */
function refuseBlobs() {
  const hasBlob = (value: unknown): boolean =>
    value instanceof Blob ||
    (typeof value === 'object' && value !== null && Object.values(value).some((one) => hasBlob(one)))
  const put = Reflect.get(IDBObjectStore.prototype, 'put') as (...given: unknown[]) => IDBRequest<IDBValidKey>
  IDBObjectStore.prototype.put = function (...given: unknown[]) {
    if (hasBlob(given[0])) throw new DOMException('Error preparing Blob/File data', 'UnknownError')
    return Reflect.apply(put, this, given)
  }
}

test('where a browser stores no Blobs, her photo is kept all the same', async ({ page }) => {
  await page.addInitScript(refuseBlobs)
  await signUp(page)
  await openFittingRoom(page)
  await uploadPhoto(page, photos.smiling)
  await photoKept(page)
  await expect(page.getByText('no room to save your photo', { exact: false })).toBeHidden()
  await page.reload()
  await expect(
    page.getByRole('region', { name: 'Your photo' }).getByRole('img', { name: 'Your photo' }),
  ).toBeVisible()
})
