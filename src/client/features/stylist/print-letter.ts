const longestWaitMs = 4_000

/** Prints the letter. Lazy pictures that were not scrolled to are loaded first, else they would be missing on paper. */
export async function printLetter() {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.style-letter img')]
  for (const picture of pictures) picture.loading = 'eager'
  const all = Promise.allSettled(pictures.map((picture) => picture.decode()))
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, longestWaitMs))])
  window.print()
}
