/** The try-ons that were followed in this tab: what became of them she has seen, if she stayed. */
export const ownTryOns = new Set<string>()
