import * as v from 'valibot'
import { languages } from '@cabine/sophia/vocabulary/languages.ts'
import { minimumPasswordLength } from './password-rules.ts'
import { notBlank, sentAs } from './schema-of-input.ts'

/** scrypt accepts any length; this limits what a stranger can make the server hash. */
const maximumPasswordLength = 256

const email = v.pipe(
  v.string(),
  sentAs({
    format: 'email',
    maxLength: 254,
    pattern: '^[\\w+-]+(?:\\.[\\w+-]+)*@[\\dA-Za-z]+(?:[.-][\\dA-Za-z]+)*\\.[A-Za-z]{2,}$',
  }),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254),
  v.email(),
)

const newPassword = {
  password: v.pipe(v.string(), v.minLength(minimumPasswordLength), v.maxLength(maximumPasswordLength)),
  confirmPassword: v.pipe(v.string(), v.description('The same as `password`.')),
}

/** The secret of a mailed link. */
const token = v.pipe(v.string(), v.minLength(1), v.maxLength(128))

export const signInInput = v.object({
  email,
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(maximumPasswordLength)),
})

/** Body of POST /api/account/proof. */
export const proofInput = v.pick(signInInput, ['password'])

export const signUpInput = v.pipe(
  v.object({
    name: v.pipe(v.string(), notBlank(), v.trim(), v.minLength(1), v.maxLength(80)),
    email,
    ...newPassword,
    /** The page's language, in which mails are written. */
    language: v.optional(v.picklist(languages)),
    /** She confirms that she is old enough for an account. Where it is absent, she is asked before her first photo (photos.ts). */
    minimumAge: v.optional(v.literal(true)),
  }),
  v.forward(
    v.partialCheck([['password'], ['confirmPassword']], (input) => input.password === input.confirmPassword),
    ['confirmPassword'],
  ),
)

/** Body of POST /api/auth/forgot-password and of PUT /api/account/email. */
export const emailInput = v.object({ email })

/** Body of POST /api/auth/verify-email. */
export const linkInput = v.object({ token })

export const resetPasswordInput = v.pipe(
  v.object({ token, ...newPassword }),
  v.forward(
    v.partialCheck([['password'], ['confirmPassword']], (input) => input.password === input.confirmPassword),
    ['confirmPassword'],
  ),
)

/** Body of PUT /api/account/password. */
export const changePasswordInput = v.pipe(
  v.object({
    currentPassword: v.pipe(v.string(), v.minLength(1), v.maxLength(maximumPasswordLength)),
    ...newPassword,
  }),
  v.forward(
    v.partialCheck([['password'], ['confirmPassword']], (input) => input.password === input.confirmPassword),
    ['confirmPassword'],
  ),
)

/** Body of PUT /api/account/language. */
export const languageInput = v.object({ language: v.picklist(languages) })

export type SignUpInput = v.InferInput<typeof signUpInput>
