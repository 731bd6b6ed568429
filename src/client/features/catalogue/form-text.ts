/** What was typed into a field; never a file. */
export function textOf(form: FormData, name: string) {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
