/** Checks an email address by the browser's own rule. The server decides in the end. */
export const isEmailValid = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLInputElement>('input[type="email"]')?.validity.valid ?? true
