import type { Language } from '#shared/languages.ts'

export type PrerenderedPage = 'landing' | 'not-found'

/** What the build (scripts/vite/prerender) calls of prerender.tsx. */
export type RenderPage = (
  name: PrerenderedPage,
  language: Language,
) => Promise<{ html: string; description: string; areas: readonly string[] }>

/** Pages of the app whose first view the build draws: what is public, and what everybody comes to first. */
export const draftPages = ['auth', 'terms-of-service', 'privacy-policy', 'explore', 'dashboard'] as const
export type DraftPage = (typeof draftPages)[number]

export type RenderDraft = (name: DraftPage, host: string) => Promise<string>
