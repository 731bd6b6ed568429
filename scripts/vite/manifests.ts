import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { manifestPath } from '#client/i18n/manifest-path.ts'
import { readArea } from '#scripts/messages/sentences.ts'
import { directionOf, languages, tagOf, type Language } from '@cabine/sophia/vocabulary/languages.ts'

type Named = { name: string; url: string }
type Shown = { label: string; src: string }
/** The parts that hold words; the rest is the same in every language. */
type AppManifest = { shortcuts: Named[]; screenshots: Shown[] } & Record<string, unknown>

/**
 * Puts the English manifest (public/manifest.webmanifest) into another language. The `id` stays, because it is the same
 * app.
 */
export function translateManifest(english: AppManifest, language: Language): AppManifest {
  const { appName, appDescription, appShotRoom, appShotHome } = readArea(language, 'shell')
  const { fittingRoom, wishlist, explore } = readArea(language, 'common')
  const shortcuts: Record<string, string | undefined> = {
    '/fitting-room': fittingRoom,
    '/wishlist': wishlist,
    '/explore': explore,
  }
  return {
    ...english,
    name: appName,
    description: appDescription,
    lang: tagOf(language),
    dir: directionOf(language),
    shortcuts: english.shortcuts.map((one) => ({ ...one, name: shortcuts[one.url] ?? one.name })),
    screenshots: english.screenshots.map((one) => ({
      ...one,
      label: (one.src.includes('fitting-room') ? appShotRoom : appShotHome) ?? one.label,
    })),
  }
}

/** Writes a manifest for each language other than English, so that pages can link the one in the shopper's language. */
export function manifests(): Plugin {
  let root = ''
  return {
    name: 'cabine:manifests',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved: (config) => {
      root = config.root
    },
    async generateBundle() {
      const english: AppManifest = JSON.parse(
        await readFile(join(root, 'public/manifest.webmanifest'), 'utf8'),
      )
      for (const language of languages.filter((one) => one !== 'en')) {
        const source = JSON.stringify(translateManifest(english, language))
        this.emitFile({ type: 'asset', fileName: manifestPath(language).slice(1), source })
      }
    },
  }
}
