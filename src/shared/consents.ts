/**
 * The versions of the texts that a shopper agrees to. What she agreed to is stored with its version; whoever changes what a text says
 * raises it. A visitor is asked at each visit: her answer is stored nowhere, unless she keeps a look, with which it stays in her browser.
 */

/**
 * The number of the sentence that she agrees to before her first photo (`photo-choices.adultLabel` in every language). Raised, everybody
 * is asked anew. 1 was of herself alone and had no number stored.
 */
export const adultStatement = 2

/** The terms shown before a purchase. */
export const saleTermsVersion = '2026-12'
