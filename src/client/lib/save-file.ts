/** How long the browser may take to begin with it, in ms. */
const beginsWithin = 60_000

/** Saves what an address holds as a file on her device. */
export const saveFrom = (address: string, name: string) =>
  Object.assign(document.createElement('a'), { href: address, download: name }).click()

export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  saveFrom(address, name)
  setTimeout(() => URL.revokeObjectURL(address), beginsWithin)
}
