/** A scan that may be: of which table, in which statements, and why it stays small. */
type AllowedScan = { scan: string; in: RegExp; why: string }

export const allowedScans: AllowedScan[] = []
