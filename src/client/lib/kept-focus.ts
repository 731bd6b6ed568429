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
    const note = ({ type, target, relatedTarget }: FocusEvent) => {
      if (type === 'focusin' || relatedTarget) hadFocus.current = type === 'focusin'
      // What is removed loses the focus as well; a moment later it is known which of the two it was.
      else queueMicrotask(() => (hadFocus.current &&= target instanceof Node && !target.isConnected))
    }
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
