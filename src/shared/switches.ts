/** What an operator can switch off at once, in the office. */
export const switchNames = ['photographs', 'sign_ups', 'payments', 'imports', 'mails'] as const
export type SwitchName = (typeof switchNames)[number]
