/** Separate from the schemas, so that the sign-up form need not load a validator for this number. */
export const minimumPasswordLength = 8
