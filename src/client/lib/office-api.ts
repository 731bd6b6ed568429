import type { hc } from 'hono/client'
import type { Office } from '#worker/index.ts'
import { caller } from './api.ts'

/** The calls of the office, typed by its routes. A feed that it reads at once may take minutes. */
export const office = caller(['', 'api', 'office'], null) as ReturnType<typeof hc<Office>>['api']['office']
