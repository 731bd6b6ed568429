import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The secret from the link in a mail. It is in the fragment, which browsers do not send to servers, and moves
 * at once from the address bar to the state of the history entry, where a reload finds it.
 */
export function useLinkToken(): string | null {
  const { hash, pathname, state } = useLocation()
  const navigate = useNavigate()
  const inAddress = hash.slice(1)
  useEffect(() => {
    if (inAddress) void navigate(pathname, { replace: true, state: { token: inAddress } })
  }, [inAddress, pathname, navigate])
  if (inAddress) return inAddress
  const kept: unknown = (state as { token?: unknown } | null)?.token
  return typeof kept === 'string' ? kept : null
}
