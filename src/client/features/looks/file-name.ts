/** A file name that every file system accepts: `cabine-olive-silk.jpg`. */
export function fileNameOf(outfit: string) {
  const name = outfit
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  return `cabine-${name || 'look'}.jpg`
}
