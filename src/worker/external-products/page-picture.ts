import { fetchPicture } from '../catalogue/image-proxy/fetch-picture.ts'
import { resizePicture, type Sized } from '../catalogue/image-proxy/resize.ts'
import { logEvent } from '../lib/log.ts'
import { publicAddress } from '../lib/public-address.ts'

/** The width that the engine and the screens work with. */
const width = 960

/** Fetches and resizes the first of the addresses that gives a picture; null where none does. */
export async function fetchFirstPicture(
  images: ImagesBinding,
  addresses: string[],
  ownHost: string | null,
): Promise<(Sized & { address: string }) | null> {
  // Two attempts suffice: a shop that does not answer for one picture is not asked for all of them.
  for (const address of addresses.slice(0, 2)) {
    const url = publicAddress(address)
    if (!url) continue
    try {
      const picture = await fetchPicture(url, (host) => Promise.resolve(host !== ownHost))
      return { ...(await resizePicture(images, picture, width)), address }
    } catch (error) {
      logEvent('external_picture_not_fetched', { host: url.host, error: String(error) })
    }
  }
  return null
}
