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

/** Body of POST /api/outfit-posts/:id/reports. */
export const reportInput = v.object({
  reason: v.picklist(reportReasons),
  words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300)), ''),
})
