const longestWaitMs = 4_000

/** Pictures that she has not scrolled to are not there yet: paper must not come out without them. */
export async function printLetter() {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.style-letter img')]
  for (const picture of pictures) picture.loading = 'eager'
  const all = Promise.allSettled(pictures.map((picture) => picture.decode()))
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, longestWaitMs))])
  window.print()
}
