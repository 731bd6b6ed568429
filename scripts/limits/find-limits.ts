import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../local/paths.ts'

/** A bound is `maxX` or `minX`, and a unit ends the name of a length of time, a size or a price (docs/words.md). */
const limit =
  /(?:\/\*\*\s+((?:(?!\*\/)[^])+?)\s*\*\/\n)?^(?:export )?const ((?:max|min)[A-Z]\w*|\w+(?:Bytes|Cents|Chars|Days|Minutes|Ms|PerDay|PerMinute|PerPage|Seconds)) = ((?!\()[^\n]*\d[^\n]*|[\w$. /*+-]+)$/gm

/** Every constant that bounds something or says how long, with its value as it is written and what its comment says. */
export const findLimits = () =>
  globSync('{packages/*/src,src}/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.test\.|\/testing\//.test(path))
    .toSorted()
    .flatMap((path) =>
      Array.from(
        readFileSync(join(root, path), 'utf8').matchAll(limit),
        ([, comment = '', name = '', value = '']) => ({
          path,
          name,
          value,
          comment: comment.replaceAll(/\s*\n \* ?/g, ' '),
        }),
      ),
    )
