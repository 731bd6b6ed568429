import * as v from 'valibot'
import type { Answers } from '../lib/route-answers.ts'

const profilePhoto = v.object({
  success: v.literal(true),
  hasPhoto: v.boolean(),
  photoUrl: v.nullable(v.string()),
})

export const photoAnswers = {
  'GET /api/profile-photo': { 200: profilePhoto },
  'POST /api/save-profile-photo': { 200: profilePhoto },
  'POST /api/decode-photo': { 200: 'image/*' },
  'DELETE /api/profile-photo': { 204: null },
  'POST /api/photos/:kind': { 201: v.object({ success: v.literal(true), url: v.string() }) },
  'GET /api/photos/:path{.+}': { 200: 'image/*', 304: null },
  'DELETE /api/photos/:path{.+}': { 204: null },
} satisfies Answers
