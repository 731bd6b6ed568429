export type Files = Pick<Fetcher, 'fetch'>

/** A file of the build, with the headers that the files have: the policy of what may run is theirs. */
export async function readPageFile(files: Files, path: string) {
  const { body, headers: given } = await files.fetch(new URL(path, 'https://assets.local'))
  const headers = new Headers(given)
  for (const name of ['etag', 'cache-control', 'cf-cache-status', 'content-length']) headers.delete(name)
  return { body, headers }
}

/** A page that the build has written for all addresses of its kind, as the app draws it alone. */
export async function plainPage(files: Files, name: 'product' | 'outfit') {
  const { body, headers } = await readPageFile(files, `/shells/${name}`)
  return new Response(body, { headers })
}

export async function unknownPage(files: Files) {
  const { body, headers } = await readPageFile(files, '/404')
  return new Response(body, { status: 404, headers })
}
