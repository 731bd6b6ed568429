/** A picture that has passed the door: known type, known size, nothing in it but the picture. */
export type Picture = { bytes: Uint8Array<ArrayBuffer>; type: PictureType; width: number; height: number }
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'image/gif'
