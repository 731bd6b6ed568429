/** A valid JPEG of 16 × 24 grey pixels, as base64. */
export const smallJpeg =
  '/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAYABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAP/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwC4CKwAD//Z'

export const smallJpegDataUrl = `data:image/jpeg;base64,${smallJpeg}`
/** The same with other numbers in its frame header (ITU-T T.81, B.2.2), for who reads no further, px. */
export function jpegDataUrlOf({ width, height }: { width: number; height: number }) {
  const bytes = smallJpegBytes()
  const at = bytes.findIndex((byte, index) => byte === 0xff && bytes[index + 1] === 0xc0)
  new DataView(bytes.buffer).setUint16(at + 5, height)
  new DataView(bytes.buffer).setUint16(at + 7, width)
  return `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`
}

export const smallJpegBytes = () => Uint8Array.from(atob(smallJpeg), (character) => character.charCodeAt(0))
