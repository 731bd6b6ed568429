import { useLocation, useNavigate } from 'react-router'

const key = 'stylist'
const open = 'chat'

/** Is the stylist's chat over the page? It stands in the address, so that the browser's Back closes it. */
export const isChatShown = (search: string) => new URLSearchParams(search).get(key) === open

/** The same page with the chat open, or without it. */
export function withChat(search: string, shown: boolean) {
  const params = new URLSearchParams(search)
  if (shown) params.set(key, open)
  else params.delete(key)
  const query = params.toString()
  return query ? `?${query}` : ''
}

/** Opens the chat over the page; it closes by one step back. */
export function useOpenChat() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  return () =>
    void navigate(
      { pathname, search: withChat(search, true) },
      { preventScrollReset: true, state: { ...state, isChatOnTop: true } },
    )
}

export function useCloseChat() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  return () =>
    void (state?.isChatOnTop
      ? navigate(-1)
      : navigate({ pathname, search: withChat(search, false) }, { replace: true, preventScrollReset: true }))
}
