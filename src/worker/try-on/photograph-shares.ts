/** How much of the photographs of a UTC day one shopper and one network may have. */
export type Shares = { account: number; luxe: number; network: number; returns: number }

/** A household or an office shares a network, so its share is wide. */
export const usualShares: Shares = { account: 30, luxe: 120, network: 300, returns: 6 }

/** How many of the waiting jobs may come from one network. */
export const networkInLine = 24

/** In a line that is this full, nobody waits with more than one job. */
export const crowdedFrom = 1 / 3

/** Who joins the line again and again and gets no photograph, or one that fails, keeps others out all the same. */
const joinsForShare = 2

/** How many of the jobs that wait for later may be one shopper's. */
export const laterOfAccount = 3

/** How often each key was counted today. */
export type Counts = Record<string, number>

/** `network` is null where the caller's address is not known, as on a local machine. */
type Somebody = { userId: string; network: string | null; premium: boolean }

const accountKey = ({ userId }: Somebody) => `account:${userId}`
const networkKey = ({ network }: Somebody) => `network:${network}`
const keysOf = (somebody: Somebody) => [
  accountKey(somebody),
  ...(somebody.network === null ? [] : [networkKey(somebody)]),
]
const joinOf = (key: string) => `join:${key}`

/** Whether she, or her network, has had the photographs of a day, or has joined the line too often, however that ended. */
export function isOverShare(counts: Counts, shares: Shares, somebody: Somebody) {
  const maxOfAccount = somebody.premium ? shares.luxe : shares.account
  const most = [maxOfAccount, shares.network]
  return keysOf(somebody).some(
    (key, i) =>
      (counts[key] ?? 0) >= (most[i] ?? 0) || (counts[joinOf(key)] ?? 0) >= joinsForShare * (most[i] ?? 0),
  )
}

const raised = (counts: Counts, keys: string[]): Counts => ({
  ...counts,
  ...Object.fromEntries(keys.map((key) => [key, (counts[key] ?? 0) + 1])),
})

/** Counts a photograph that was begun. It stays counted where it fails and the credit is given back. */
export const counted = (counts: Counts, somebody: Somebody) => raised(counts, keysOf(somebody))

/** Counts a job that was let in line. */
export const countJoin = (counts: Counts, somebody: Somebody) => raised(counts, keysOf(somebody).map(joinOf))

/** Counts a second try for nothing; null when she has had all of the day. */
export function countReturn(counts: Counts, shares: Shares, userId: string): Counts | null {
  const key = `returns:${userId}`
  const taken = counts[key] ?? 0
  return taken >= shares.returns ? null : { ...counts, [key]: taken + 1 }
}
