/** Hidden; it tells password managers which account the password belongs to. */
export const KnownUsername = ({ email = '' }: { email: string | undefined }) => (
  <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
)
