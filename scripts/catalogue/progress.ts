/** A counting line, if the output is a terminal. */
export function createProgress() {
  const isWatched = process.stderr.isTTY
  let shownAt = 0
  return {
    show(read: number) {
      if (!isWatched || Date.now() - shownAt < 200) return
      shownAt = Date.now()
      process.stderr.write(`\r${new Intl.NumberFormat('en').format(read)} rows …`)
    },
    end() {
      if (isWatched && shownAt > 0) process.stderr.write('\r\u001b[K')
    },
  }
}
