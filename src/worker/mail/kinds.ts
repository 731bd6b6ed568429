import type { TakenDown } from '#shared/reports.ts'

type Nothing = Record<string, never>

/** The kinds of mails, each with its data. Dates are ISO 8601; the sentences stand in words/, one file a language. */
export type MailContent =
  /** These contain a link, whose secret is created when the mail is sent. */
  | { kind: 'verify_email' | 'change_email' | 'reset_password' | 'set_password'; data: Nothing }
  | {
      kind: 'account_exists' | 'password_changed' | 'email_changed' | 'luxe_ended' | 'removal_cancelled'
      data: Nothing
    }
  /** With words of their own for what a password asks for besides: an app, and a recovery code that is used up. */
  | { kind: 'way_added'; data: { way: 'google' | 'passkey' | 'app' } }
  | { kind: 'way_removed'; data: { way: 'google' | 'passkey' | 'app' | 'recovery_code' } }
  | { kind: 'payment_failed'; data: { graceEndsAt: string | null } }
  | { kind: 'luxe_ends'; data: { endsAt: string } }
  | { kind: 'removal_asked'; data: { dueAt: string } }
  | { kind: 'outfit_taken_down'; data: TakenDown }

export type MailKind = MailContent['kind']

export const mailKinds = [
  'verify_email',
  'change_email',
  'reset_password',
  'set_password',
  'account_exists',
  'password_changed',
  'email_changed',
  'luxe_ended',
  'removal_cancelled',
  'way_added',
  'way_removed',
  'payment_failed',
  'luxe_ends',
  'removal_asked',
  'outfit_taken_down',
] as const satisfies readonly MailKind[]
