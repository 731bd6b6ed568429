/** The browser's own rule for an email address, by the input itself: the server's has the last word anyway. */
export const isEmailValid = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLInputElement>('input[type="email"]')?.validity.valid ?? true
