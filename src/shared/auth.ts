import * as v from 'valibot'
import { minimumPasswordLength } from './password-rules.ts'

/** scrypt takes any length; this only bounds what a stranger can make the server hash. */
const maximumPasswordLength = 256

const email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email())

export const signInInput = v.object({
  email,
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(maximumPasswordLength)),
})

export const signUpInput = v.pipe(
  v.object({
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
    email,
    password: v.pipe(v.string(), v.minLength(minimumPasswordLength), v.maxLength(maximumPasswordLength)),
    confirmPassword: v.string(),
    /** She says that she is old enough for an account. */
    minimumAge: v.literal(true),
  }),
  v.forward(
    v.partialCheck([['password'], ['confirmPassword']], (input) => input.password === input.confirmPassword),
    ['confirmPassword'],
  ),
)

export type SignUpInput = v.InferInput<typeof signUpInput>
