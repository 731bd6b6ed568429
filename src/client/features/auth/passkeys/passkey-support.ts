/** Whether this browser knows passkeys at all. */
export const canUsePasskeys = () => typeof PublicKeyCredential === 'function'

/** Whether it offers them where an email is typed. */
export const canOfferPasskeys = async () =>
  canUsePasskeys() &&
  typeof PublicKeyCredential.isConditionalMediationAvailable === 'function' &&
  (await PublicKeyCredential.isConditionalMediationAvailable())
