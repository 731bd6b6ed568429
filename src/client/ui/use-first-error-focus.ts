import { useEffect, type RefObject } from 'react'

/** After a try that failed, the keyboard stands in the first field that asks for something. */
export function useFirstErrorFocus(form: RefObject<HTMLFormElement | null>, errors: object) {
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, errors])
}
