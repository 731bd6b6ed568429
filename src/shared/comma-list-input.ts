import * as v from 'valibot'
import { someJoined } from './schema-of-input.ts'

/** `?avoids=yellow,red`: some of a list; an empty one counts as left out. */
export const someOf = <const Name extends string>(names: readonly Name[], most = 20) =>
  v.optional(
    v.pipe(
      v.string(),
      someJoined(names, { most }),
      v.transform((text) => text.split(',').filter(Boolean)),
      v.array(v.picklist(names)),
      v.maxLength(most),
    ),
    '',
  )
