/** What the fake web (scripts/fake-web) answers under one address. */
export type Page = {
  address: string
  status: number
  /** What HEAD is answered, where it is not the same. */
  statusOfHead?: number
  headers: Record<string, string>
  /** In base64. */
  body: string
  /** So many bytes more behind the body, sent piece by piece with no length told. */
  moreBytes: number
  delayMs: number
}

export type Visit = { method: string; address: string; headers: Record<string, string> }

/** The host to which tests tell their pages, and which tells them the visits. */
export const controlHost = 'fake-web.invalid'
