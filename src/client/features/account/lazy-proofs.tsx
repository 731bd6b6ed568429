import { laterPart } from '#client/lib/later-part.tsx'

export const RemovalProof = laterPart(
  async () => (await import('#client/features/auth/removal-proof.tsx')).RemovalProof,
)

const fetchAccountProof = () => import('#client/features/auth/account-proof.tsx')
export const AccountProof = laterPart(async () => (await fetchAccountProof()).AccountProof)
export const EndAccountOutcome = laterPart(async () => (await fetchAccountProof()).EndAccountOutcome)
