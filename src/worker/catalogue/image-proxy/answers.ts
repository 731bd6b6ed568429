import type { Descriptions } from '../../lib/route-description.ts'

export const pictureAnswers = {
  'GET /api/proxy-image': {
    summary: "Returns a picture of the catalogue in a screen's size",
    headers: { 'If-None-Match': 'The ETag of what the caller has.' },
    answers: { 200: 'image/*', 304: null },
    errors: ['picture_unknown', 'picture_unreachable'],
  },
} satisfies Descriptions
