import * as v from 'valibot'
import type { Descriptions } from '../lib/route-description.ts'

const profilePhoto = v.object({
  success: v.literal(true),
  hasPhoto: v.boolean(),
  photoUrl: v.nullable(v.string()),
})

export const photoAnswers = {
  'GET /api/profile-photo': {
    summary: 'Returns the address of the profile photo',
    answers: { 200: profilePhoto },
  },
  'POST /api/save-profile-photo': {
    summary: 'Replaces the profile photo',
    answers: { 200: profilePhoto },
    errors: [
      'age_required',
      'image_not_yours',
      'image_unreadable',
      'photo_stays_on_device',
      'picture_refused',
      'too_many_photos',
      'picture_not_kept',
    ],
  },
  'DELETE /api/profile-photo': {
    summary: 'Deletes the profile photo',
    answers: { 204: null },
  },
  'POST /api/photos/:kind': {
    summary: 'Uploads a picture; the body is the picture itself',
    body: 'image/*',
    answers: { 201: v.object({ success: v.literal(true), url: v.string() }) },
    errors: [
      'age_required',
      'image_unreadable',
      'photo_stays_on_device',
      'picture_refused',
      'too_many_photos',
      'picture_not_kept',
    ],
  },
  'GET /api/photos/:path{.+}': {
    summary: "Returns one of the shopper's own pictures",
    headers: { 'If-None-Match': 'The ETag of what the caller has.' },
    answers: { 200: 'image/*', 304: null },
    errors: ['not_found'],
  },
  'DELETE /api/photos/:path{.+}': {
    summary: 'Deletes an uploaded picture',
    answers: { 204: null },
    errors: ['not_found'],
  },
} satisfies Descriptions
