/** Apart from the schemas, so that the sign-up form need not load a validator to say this number. */
export const minimumPasswordLength = 6
