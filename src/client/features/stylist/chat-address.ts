import { useLocation, useNavigate } from 'react-router'

const key = 'stylist'
const open = 'chat'

/** True if the stylist's chat is open. The address says so, so that the browser's Back button closes it. */
export const isChatShown = (search: string) => new URLSearchParams(search).get(key) === open

/** What a link says to the stylist, as if it were typed. */
export const sayKey = 'say'

/** The query of the same page with the chat open or closed. */
export function withChat(search: string, shown: boolean) {
  const params = new URLSearchParams(search)
  if (shown) params.set(key, open)
  else params.delete(key)
  params.delete(sayKey)
  const query = params.toString()
  return query ? `?${query}` : ''
}

/** Opens the chat over the page, as a step in the history. */
export function useOpenChat() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  return () =>
    void navigate(
      { pathname, search: withChat(search, true) },
      { preventScrollReset: true, state: { ...state, isChatOnTop: true } },
    )
}

/** Closes the chat: one step back, or without a step if the page was opened with the chat. */
export function useCloseChat() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  return () =>
    void (state?.isChatOnTop
      ? navigate(-1)
      : navigate({ pathname, search: withChat(search, false) }, { replace: true, preventScrollReset: true }))
}
