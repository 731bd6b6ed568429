/** A video if the address contains .webm, .mp4 or .mov (document 2, section 2). */
export const isVideo = (address: string) => /\.(?:webm|mp4|mov)/i.test(address)

const mostExtras = 2

/** Up to two pictures or videos to show beside the main picture, without repeats. */
export const extraMedia = (image: string, extras: string[]) =>
  [...new Set(extras)].filter((address) => address !== '' && address !== image).slice(0, mostExtras)
