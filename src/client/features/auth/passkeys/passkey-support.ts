/** Whether this browser supports passkeys. */
export const canUsePasskeys = () => typeof PublicKeyCredential === 'function'

/** Whether it can offer them at an email field. */
export const canOfferPasskeys = async () =>
  canUsePasskeys() &&
  typeof PublicKeyCredential.isConditionalMediationAvailable === 'function' &&
  (await PublicKeyCredential.isConditionalMediationAvailable())
