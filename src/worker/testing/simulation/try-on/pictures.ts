/** Small pictures that say in a comment what they show, so that it can be told whose picture was stored for whom. */

const bytesOf = (text: string) => Array.from(new TextEncoder().encode(text))

/** A JPEG of 320 × 480 without pixels: its header, and a comment. */
export function pictureOf(what: string) {
  const comment = bytesOf(what)
  const length = comment.length + 2
  const header = [0xff, 0xd8, 0xff, 0xe0, 0, 16, ...bytesOf('JFIF'), 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]
  const said = [0xff, 0xfe, length >> 8, length & 255, ...comment]
  const size = [0xff, 0xc0, 0, 11, 8, 480 >> 8, 480 & 255, 320 >> 8, 320 & 255, 1, 1, 0x11, 0]
  return new Uint8Array([...header, ...said, ...size, 0xff, 0xd9])
}

export const jpegOf = (what: string) => ({ bytes: pictureOf(what), type: 'image/jpeg' as const })

/** What a picture says of itself: `person` or `garment-0` of which job, and which run made it. */
export type Shown = { job: string; part: string; run: string | null }

const saying = /<job ([\w-]+) ([\w+-]+)(?: run ([\w-]+))?>/

export const say = ({ job, part, run }: Shown) => `<job ${job} ${part}${run ? ` run ${run}` : ''}>`

export function shownIn(bytes: Uint8Array): Shown | null {
  const [, job, part, run] = saying.exec(new TextDecoder('latin1').decode(bytes)) ?? []
  return job && part ? { job, part, run: run ?? null } : null
}
