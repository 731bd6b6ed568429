import { useLocation, useNavigate } from 'react-router'
import { requestStartOnArrival } from '#client/lib/try-on-arrival.ts'
import { toMirror } from './mirror-address.ts'

type Options = { isEditors?: boolean; button?: Element }

/** Puts pieces on at once, in the mirror over the page. An editor's outfit remains one there. */
export function useTryOnPieces() {
  const navigate = useNavigate()
  const location = useLocation()
  return (productIds: readonly string[], { isEditors = false, button }: Options = {}) => {
    const value = productIds.join(',')
    requestStartOnArrival(value, button)
    const { to, options } = toMirror(location, { kind: isEditors ? 'outfit' : 'pieces', value })
    void navigate(to, options)
  }
}
