/// <reference types="vite/types/importMeta.d.ts" />
import type { PageRoute } from './page-route.ts'

const found = import.meta.glob<PageRoute>('./pages/*/route.ts', { eager: true, import: 'route' })

/** A page is named after its folder: `./pages/dashboard/route.ts`. */
const nameIn = (file: string) => file.split('/')[2]

/** Every page's route by its name. */
export const routes: Record<string, PageRoute> = Object.fromEntries(
  Object.entries(found).map(([file, route]) => [nameIn(file), route]),
)
