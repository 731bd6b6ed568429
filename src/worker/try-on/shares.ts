/** How much of the photographs of a UTC day one shopper and one network may have. */
export type Shares = { account: number; luxe: number; network: number; returns: number }

/** A household or an office shares a network, so its share is wide. */
export const usualShares: Shares = { account: 30, luxe: 120, network: 300, returns: 6 }

/** How many of the waiting jobs may come from one network. */
export const networkInLine = 24

/** How many of the jobs that wait for later may be one shopper's. */
export const laterOfAccount = 3

/** How often each key was counted today. */
export type Counts = Record<string, number>

/** `network` is null where the caller's address is not known, as on a local machine. */
type Somebody = { userId: string; network: string | null; premium: boolean }

const accountKey = ({ userId }: Somebody) => `account:${userId}`
const networkKey = ({ network }: Somebody) => `network:${network}`

export function isOverShare(counts: Counts, shares: Shares, somebody: Somebody) {
  const mostOfAccount = somebody.premium ? shares.luxe : shares.account
  return (
    (counts[accountKey(somebody)] ?? 0) >= mostOfAccount ||
    (somebody.network !== null && (counts[networkKey(somebody)] ?? 0) >= shares.network)
  )
}

export const counted = (counts: Counts, somebody: Somebody): Counts => ({
  ...counts,
  ...Object.fromEntries(
    [accountKey(somebody), ...(somebody.network === null ? [] : [networkKey(somebody)])].map((key) => [
      key,
      (counts[key] ?? 0) + 1,
    ]),
  ),
})

/** Counts a second try for nothing; null when she has had all of the day. */
export function countReturn(counts: Counts, shares: Shares, userId: string): Counts | null {
  const key = `returns:${userId}`
  const taken = counts[key] ?? 0
  return taken >= shares.returns ? null : { ...counts, [key]: taken + 1 }
}
