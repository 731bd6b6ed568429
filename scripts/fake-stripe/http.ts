export type Answer = { status: number; headers: Record<string, string>; body: string }
export type Asked = {
  method: string
  /** Includes the query. */
  path: string
  header: (name: string) => string | null
  body: string
}
