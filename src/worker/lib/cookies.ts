import { generateCookie } from 'hono/cookie'
import { parse, type CookieOptions } from 'hono/utils/cookie'
import type { ApiContext } from './app.ts'

// Hono's own helpers take a whole Context, which an ApiContext is not.

export const readCookies = (c: ApiContext) => parse(c.req.header('cookie') ?? '')

export const readCookie = (c: ApiContext, name: string) => readCookies(c)[name]

export const writeCookie = (c: ApiContext, name: string, value: string, options: CookieOptions) =>
  c.header('Set-Cookie', generateCookie(name, value, options), { append: true })

export const dropCookie = (c: ApiContext, name: string, options: CookieOptions) =>
  writeCookie(c, name, '', { ...options, maxAge: 0 })
