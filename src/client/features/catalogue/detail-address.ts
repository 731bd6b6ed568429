import { useLocation, useNavigate, type Location } from 'react-router'

const key = 'product'

/** The product whose detail is open over the page. It is in the address, so that it can be shared and reloaded. */
export const shownProduct = (search: string) => new URLSearchParams(search).get(key)

/** The address of the same page with this product's detail open, or with none. */
export function withProduct(search: string, id: string | null) {
  const params = new URLSearchParams(search)
  if (id) params.set(key, id)
  else params.delete(key)
  const query = params.toString()
  return query ? `?${query}` : ''
}

/** How many details were opened one from the other: the page is that many steps back. */
export function depthOf({ state }: Pick<Location, 'state'>) {
  const depth: unknown = state?.detailDepth
  return typeof depth === 'number' ? depth : 0
}

/** Closes the detail: back to the page that it was opened from, or without a step if the page was opened with it. */
export function useCloseDetail() {
  const location = useLocation()
  const navigate = useNavigate()
  const depth = depthOf(location)
  const { pathname, search } = location
  return () =>
    void (depth > 0
      ? navigate(-depth)
      : navigate(
          { pathname, search: withProduct(search, null) },
          { replace: true, preventScrollReset: true },
        ))
}

/** For a page's route: opening, changing or closing a detail is no reason to fetch the page's lists again. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  const list = ({ pathname, search }: URL) => {
    const params = new URLSearchParams(withProduct(search, null))
    params.sort()
    return `${pathname}?${params}`
  }
  return currentUrl.href === nextUrl.href || list(currentUrl) !== list(nextUrl)
}
