/**
 * Whether an error means that code could not be fetched. React requests it only once, so only a page load can
 * help.
 */
export const isMissingCode = (error: unknown) =>
  error instanceof TypeError && /import|module/i.test(error.message)
