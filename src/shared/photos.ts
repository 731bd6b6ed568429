import * as v from 'valibot'
import { sentAs } from './schema-of-input.ts'

/** Where a shopper's own photos are stored: in this browser alone, or in her account. */
export const photoStorage = v.picklist(['device', 'account'])

export const photoSettingsInput = v.object({ storage: photoStorage, adult: v.optional(v.boolean(), false) })

/** The subject of a photo. Photos of clothes are stored under `outfits/`, photos of her under `users/`. */
export const photoKinds = ['profile', 'selfie', 'outfit', 'wardrobe'] as const
export const photoKind = v.picklist(photoKinds)
export type PhotoKind = v.InferOutput<typeof photoKind>

/** A photo as a data URL, or the address of one that was uploaded before. */
export const saveProfilePhotoInput = v.pipe(
  v.object({
    photo: v.optional(v.pipe(v.string(), v.maxLength(2_800_000)), ''),
    firebaseUrl: v.optional(v.pipe(v.string(), v.maxLength(400)), ''),
  }),
  sentAs({
    anyOf: ['photo', 'firebaseUrl'].map((name) => ({
      required: [name],
      properties: { [name]: { minLength: 1 } },
    })),
  }),
  v.check(({ photo, firebaseUrl }) => photo !== '' || firebaseUrl !== ''),
)
