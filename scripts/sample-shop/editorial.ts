import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { root } from '#scripts/local/paths.ts'
import { editorial } from '#shared/editorial.ts'

/** The sample shop's editorial plan, as the site serves it. */
export const readEditorial = () =>
  v.parse(editorial, JSON.parse(readFileSync(join(root, 'public/samples/editorial.json'), 'utf8')))
