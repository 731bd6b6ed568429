import * as v from 'valibot'
import { sentAs } from './schema-of-input.ts'

/** Apps show the digits in two groups, and some copy the space. */
const code = v.pipe(
  v.string(),
  v.maxLength(20),
  sentAs({ pattern: '^\\s*(?:\\d\\s*){6}$' }),
  v.transform((typed) => typed.replaceAll(/\s/g, '')),
  v.regex(/^\d{6}$/),
)

/** As it is hashed: without the groups that it is shown in. */
const recoveryCode = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(64),
  v.transform((typed) => typed.replaceAll(/[\s-]/g, '').toLowerCase()),
)

/** Body of POST /api/account/second-factor. */
export const codeInput = v.object({ code })

/** Body of POST /api/auth/second-step. */
export const secondStepInput = v.union([codeInput, v.object({ recoveryCode })])

/** Text in groups of four, as it is read aloud and typed. */
export const inFours = (text: string, between: string) => text.match(/.{1,4}/g)?.join(between) ?? ''
