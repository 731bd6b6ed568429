import { useEffect, useRef } from 'react'

/**
 * For a part whose content is exchanged by its own buttons: the one that was pressed is gone then, and the focus would fall to the
 * page. The part takes it instead; it needs `tabIndex={-1}`.
 */
export function useKeptFocus() {
  const part = useRef<HTMLElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    const element = part.current
    // A browser tells no `focusout` of what is removed.
    const note = ({ type }: Event) => (hadFocus.current = type === 'focusin')
    element?.addEventListener('focusin', note)
    element?.addEventListener('focusout', note)
    return () => {
      element?.removeEventListener('focusin', note)
      element?.removeEventListener('focusout', note)
    }
  }, [])
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      part.current?.focus({ preventScroll: true })
  })
  return part
}
