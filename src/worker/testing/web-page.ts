/** What the fake web (scripts/fake-web) answers at one address. */
export type Page = {
  address: string
  status: number
  /** The status for HEAD, where it differs. */
  statusOfHead?: number
  headers: Record<string, string>
  /** As base64. */
  body: string
  /** How many bytes follow the body, sent in pieces without a stated length. */
  moreBytes: number
  delayMs: number
}

export type Visit = { method: string; address: string; headers: Record<string, string> }

/** The host to which tests send their pages, and which reports the visits. */
export const controlHost = 'fake-web.invalid'
