/**
 * The file of a piece as it is sewn. Undefined where it cannot be had: then the piece is worn as its picture shows it.
 * Pages of ours reach our own paths alone, and the door to shops' pictures hands out nothing else.
 */
export async function fetchSewn(address: string | undefined, signal?: AbortSignal) {
  if (!address?.startsWith('/')) return undefined
  try {
    const response = await fetch(address, { signal })
    // The static host answers a missing file with the page itself.
    const isFile = response.ok && response.headers.get('content-type')?.startsWith('application/octet-stream')
    return isFile ? await response.blob() : undefined
  } catch (error) {
    if (signal?.aborted) throw error
    return undefined
  }
}
