/** Returns a value that the test needs, or fails the test and says what is missing. */
export function expectPresent<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`The test found nothing for ${what}.`)
  return value
}
