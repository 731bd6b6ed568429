/** A file of the archive. */
export type Packed = { name: string; input: string | Blob }

const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
}

export const extensionOf = (type: string) => extensions[type] ?? 'jpg'

type Picture = { url: string; kind: string; storedAt: string }

/** The file name of each picture in the archive: its kind, its day and a running number. */
export function nameFiles(pictures: Picture[]) {
  const named = pictures.map(({ url, kind, storedAt }, index) => {
    const extension = /\.(\w{2,5})$/.exec(url)?.[1] ?? 'jpg'
    return [url, `pictures/${kind}-${storedAt.slice(0, 10)}-${index + 1}.${extension}`] as const
  })
  return new Map(named)
}
