import { lengths } from '#shared/alike/network.ts'
import { readWeights, type Weights } from '#shared/alike/weights.ts'

let read: Promise<Weights> | undefined

/** Only when it is needed: commands that share this code run where a Worker's files cannot be imported. */
async function load() {
  const { default: file } = await import('#shared/alike/alike.bin')
  return readWeights(file, lengths)
}

/** The weights that ship, read once. */
export const weights = () => (read ??= load())
