import { useEffect, type RefObject } from 'react'

/** After a failed attempt the focus moves to the first field with an error. */
export function useFirstErrorFocus(form: RefObject<HTMLFormElement | null>, errors: object) {
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, errors])
}
