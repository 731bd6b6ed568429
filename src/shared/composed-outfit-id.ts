/** The id of the place that an outfit composed after a template takes. */
export const composedOutfitId = (templateId: string, round: number) => `look-${templateId}-${round}`

/** The template whose title it has, in every language; null for an outfit that somebody made by hand. */
export const templateOfComposed = (id: string) => /^look-(.+)-\d$/.exec(id)?.[1] ?? null
