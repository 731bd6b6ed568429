/** The response to a request to the API. */
export type Answer = { status: number; headers: Record<string, string>; body: string }

/** A request to the API. */
export type Asked = {
  method: string
  /** Includes the query. */
  path: string
  header: (name: string) => string | null
  body: string
}
