/** What a picture from the cloud may have lost of her, or of the piece, as the engine says it. */
export type Drift =
  | 'blank'
  | 'unregistered'
  | 'face'
  | 'skin'
  | 'outline'
  | 'colour'
  | 'print'
  | 'length'
  | 'neckline'
