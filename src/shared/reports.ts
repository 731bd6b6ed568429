import * as v from 'valibot'

/**
 * Why somebody reports what a shopper has published. Its words: messages/en/report.json and its like, the office's moderation section, and, of
 * what is taken down, messages/en/notifications.json (`why, select`) and src/worker/mail/words.
 */
export const reportReasons = ['offensive', 'nudity', 'minor', 'rights', 'spam', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const reportOutcomes = ['kept', 'taken_down'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]

/** What somebody is told whose outfit was taken down. `publishedAt` is ISO 8601. */
export type TakenDown = { publishedAt: string; why: ReportReason }

/** What is wrong with a look that was made for her. Its words: messages/en/look-report.json, and the office's moderation section. */
export const lookFaults = ['body', 'piece', 'missing', 'edges', 'unsafe', 'other'] as const
export type LookFault = (typeof lookFaults)[number]

/** Body of POST /api/look-reports. The picture comes along only where she has said so, and only from her account. */
export const lookReportInput = v.object({
  fault: v.picklist(lookFaults),
  words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(600)), ''),
  /** The names of what she wears in it. */
  pieces: v.optional(v.pipe(v.array(v.pipe(v.string(), v.trim(), v.maxLength(200))), v.maxLength(20)), []),
  picture: v.optional(
    v.pipe(v.string(), v.maxLength(2_800_000), v.regex(/^data:image\/(?:jpeg|png);base64,/)),
  ),
})

/** Body of POST /api/outfit-posts/:id/reports. */
export const reportInput = v.object({
  reason: v.picklist(reportReasons),
  words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300)), ''),
})
