type Nothing = Record<string, never>

/** What is written of, and what it takes to say it. Dates are ISO; words are in words/, a file a language. */
export type MailContent =
  /** Each has a link in it, which is made when it is sent. */
  | { kind: 'verify_email' | 'change_email' | 'reset_password' | 'set_password'; data: Nothing }
  | { kind: 'password_changed' | 'email_changed' | 'luxe_ended' | 'removal_cancelled'; data: Nothing }
  | { kind: 'way_added' | 'way_removed'; data: { way: 'google' | 'passkey' } }
  | { kind: 'payment_failed'; data: { graceEndsAt: string | null } }
  | { kind: 'luxe_ends'; data: { endsAt: string } }
  | { kind: 'removal_asked'; data: { dueAt: string } }

export type MailKind = MailContent['kind']

export const mailKinds = [
  'verify_email',
  'change_email',
  'reset_password',
  'set_password',
  'password_changed',
  'email_changed',
  'luxe_ended',
  'removal_cancelled',
  'way_added',
  'way_removed',
  'payment_failed',
  'luxe_ends',
  'removal_asked',
] as const satisfies readonly MailKind[]
