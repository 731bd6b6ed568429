import { useNavigate } from 'react-router'
import { requestStartOnArrival } from '#client/lib/try-on-arrival.ts'

/** Leads to the fitting room, where these pieces are put on at once. An editor's outfit remains one there. */
export function useTryOnPieces() {
  const navigate = useNavigate()
  return (productIds: readonly string[], { isEditors = false } = {}) => {
    const pieces = productIds.join(',')
    requestStartOnArrival(pieces)
    void navigate(`/fitting-room?pieces=${pieces}${isEditors ? '&from=explore' : ''}`)
  }
}
