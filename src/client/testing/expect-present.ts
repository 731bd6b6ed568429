/** What a test cannot go on without: where it is missing, the test fails and says what it missed. */
export function expectPresent<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`The test found nothing for ${what}.`)
  return value
}
