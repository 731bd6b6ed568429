/** Unseen: so that a password manager knows whose password it offers or keeps. */
export const KnownUsername = ({ email = '' }: { email: string | undefined }) => (
  <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
)
