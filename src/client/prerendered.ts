import type { Language } from '#shared/languages.ts'

export type PrerenderedPage = 'landing' | 'not-found'

/** What the build (scripts/vite/prerender) calls of prerender.tsx. */
export type RenderPage = (
  name: PrerenderedPage,
  language: Language,
) => Promise<{ html: string; description: string; areas: readonly string[] }>
