const enoughReplays = 400
const enoughMs = 25_000

/** What went wrong, without whose and when, so that a shrunken world fails for the same reason. */
const kindOf = (text: string) => text.replaceAll(/[\w.:-]*\d[\w.:-]*/g, '…')

/**
 * Returns the smallest script that still fails in the same way: one simpler script after another is replayed. Null
 * where the script itself does not fail again, so that something in it is not drawn from its seed.
 */
export async function shrinkScript<Script>(
  script: Script,
  simpler: (script: Script) => Iterable<Script>,
  findingsOf: (script: Script) => Promise<string[]>,
): Promise<Script | null> {
  const realNow = process.hrtime.bigint()
  const isOver = () => Number(process.hrtime.bigint() - realNow) / 1e6 > enoughMs
  const failure = async (one: Script) => (await findingsOf(one)).map(kindOf)
  const [kind] = await failure(script)
  if (kind === undefined) return null
  let smallest = script
  let replays = 0
  for (let isSmaller = true; isSmaller;) {
    isSmaller = false
    for (const one of simpler(smallest)) {
      if (replays++ > enoughReplays || isOver()) break
      if (!(await failure(one)).includes(kind)) continue
      smallest = one
      isSmaller = true
      break
    }
  }
  return smallest
}

export const notRepeated = 'It does not fail again: something in it is not drawn from its seed.'
