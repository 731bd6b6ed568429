/**
 * Fetches the sewing pattern of a piece. Undefined if it cannot be had: then the piece is worn as its picture shows it.
 * Only our own paths are fetched: the content policy allows no others, and the picture proxy passes pictures only.
 */
export async function fetchSewn(address: string | undefined, signal?: AbortSignal) {
  if (!address?.startsWith('/')) return undefined
  try {
    const response = await fetch(address, { signal })
    // For a missing file the static host answers with the HTML page.
    const isFile = response.ok && response.headers.get('content-type')?.startsWith('application/octet-stream')
    return isFile ? await response.blob() : undefined
  } catch (error) {
    if (signal?.aborted) throw error
    return undefined
  }
}
