import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The secret of the mailed link that led here. It stands behind the #, which no server is told, and leaves the
 * address bar at once for the state of this history entry, where a reload finds it.
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
