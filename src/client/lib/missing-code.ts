/** Code that could not be fetched: React asks for it once, so only another page load does. */
export const isMissingCode = (error: unknown) =>
  error instanceof TypeError && /import|module/i.test(error.message)
