/** Providers that deliver an address with dots, and without them, to the same mailbox. */
const withoutDots = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox behind the spellings of an address (`Ada.L+shop@googlemail.com` is `adal@gmail.com`), for counting only: it is
 * never written to, and two accounts may have two spellings.
 */
export function mailboxOf(email: string) {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  const [local = ''] = email.slice(0, at).toLowerCase().split('+')
  return withoutDots.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}
