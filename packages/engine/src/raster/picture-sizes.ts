/** Long sides to which pictures are shrunk when they are decoded, px. Models see enough there, and a phone has the memory. */

/** A photo, and so a look. Kept masks have this size: whoever changes it raises `VERSION` of body/seen-photo.ts. */
export const maxPhotoSide = 1024
/** A sharper look: what phones show, and what the clouds send. */
export const maxSharpPhotoSide = 1536
export const maxGarmentSide = 800
export const maxSharpGarmentSide = 1600
export const maxBagSide = 640
export const maxShoesSide = 320
