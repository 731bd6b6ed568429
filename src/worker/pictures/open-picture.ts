import { ApiError } from '../lib/errors.ts'
import { stripAvif } from './metadata/avif.ts'
import { ascii } from './metadata/bytes.ts'
import { stripGif } from './metadata/gif.ts'
import { stripJpeg } from './metadata/jpeg.ts'
import { stripPng } from './metadata/png.ts'
import { stripWebp } from './metadata/webp.ts'

/** A checked picture: its type and size are known, and its metadata is removed. */
export type Picture = { bytes: Uint8Array<ArrayBuffer>; type: PictureType; width: number; height: number }
export type PictureType = keyof typeof strippers

const strippers = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/webp': stripWebp,
  'image/gif': stripGif,
  'image/avif': stripAvif,
}

export const extensions: Record<PictureType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
}

export const maximumBytes = 10_000_000
/** A decoder needs 4 bytes a pixel, of all frames together: 40 megapixels are 160 MB, and no phone's photo has more. */
const maximumPixels = 40_000_000
const maximumSide = 12_000

/** Recognises the type by the first bytes, never by a name or a declared type. */
export function sniffType(bytes: Uint8Array): PictureType | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return 'image/webp'
  if (ascii(bytes, 0, 6) === 'GIF87a' || ascii(bytes, 0, 6) === 'GIF89a') return 'image/gif'
  if (ascii(bytes, 4, 4) === 'ftyp' && /avi[fs]/.test(ascii(bytes, 8, 24))) return 'image/avif'
  return null
}

/**
 * Checks a picture: type by magic bytes, size by all that its parts say (nothing is decoded here), metadata removed.
 * Throws image_unreadable or image_too_large.
 */
export function openPicture(bytes: Uint8Array): Picture {
  if (bytes.length > maximumBytes) throw new ApiError('image_too_large')
  const type = sniffType(bytes)
  if (!type) throw new ApiError('image_unreadable')
  try {
    const { width, height, frames, parts = 0, bytes: stripped } = strippers[type](bytes)
    if (width === 0 || height === 0 || frames === 0) throw new RangeError('no picture in it')
    const pixels = Math.max(width * height * frames, parts)
    if (pixels > maximumPixels || Math.max(width, height) > maximumSide) throw new ApiError('image_too_large')
    return { bytes: stripped, type, width, height }
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw new ApiError('image_unreadable')
  }
}

/** Opens the picture of a data URL. Its declared type is ignored. */
export function openDataUrl(dataUrl: string): Picture {
  const encoded = dataUrl.slice(dataUrl.indexOf(',') + 1)
  if (encoded.length > (maximumBytes * 4) / 3 + 4) throw new ApiError('image_too_large')
  try {
    return openPicture(Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0)))
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw new ApiError('image_unreadable')
  }
}
