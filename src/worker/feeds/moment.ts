const day = 86_400_000

/** A time as feeds write it: '2026-03-01T13:00-0800'. A day without a time ends with it. NaN where it cannot be read. */
export function momentOf(written: string) {
  const text = written.trim().replace(/([+-]\d\d)(\d\d)$/, '$1:$2')
  const read = Date.parse(text)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? read + day - 1 : read
}
