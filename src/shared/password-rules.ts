/**
 * Separate from the schemas, so that the sign-up form need not load a validator for these numbers. An operator may ask for more
 * characters (MINIMUM_PASSWORD_LENGTH), never for fewer.
 */
export const minimumPasswordLength = 6

/** More would keep out who types hers on a telephone. */
export const maxAskedLength = 64

/** The number that an operator has set; without a plain number within the bounds, ours. */
export function passwordLengthFrom(set: string | undefined) {
  const asked = /^\d+$/.test(set ?? '') ? Number(set) : minimumPasswordLength
  return Math.min(Math.max(asked, minimumPasswordLength), maxAskedLength)
}
