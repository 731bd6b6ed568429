/** How a call of the office fails besides `apiErrors`. The office speaks English only, so these are not translated. */
export const officeErrors = {
  passkey_required: { status: 403, message: 'Please use your passkey once more.' },
  role_required: { status: 403, message: 'Your role does not allow this.' },
  second_person_required: {
    status: 403,
    message: 'This is your own account. Somebody else here, or an owner, has to do it.',
  },
  no_such_account: { status: 404, message: 'There is no account with this email or id.' },
  last_owner: { status: 409, message: 'This is the last owner. Make somebody else an owner first.' },
  changed_meanwhile: {
    status: 409,
    message: 'This has changed meanwhile, so nothing was done. Look at it again.',
  },
  no_customer: {
    status: 409,
    message: 'This payment has no customer at Stripe whom an account could be given. Pay it back.',
  },
  of_another_account: { status: 409, message: 'This customer belongs to another account already.' },
  too_few_credits: { status: 409, message: 'She does not have so many credits.' },
} as const satisfies Record<string, { status: number; message: string }>

export type OfficeErrorCode = keyof typeof officeErrors
