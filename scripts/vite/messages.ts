import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/compile-module'
import type { Plugin } from 'vite'
import { isLanguage, localeOf, type Language } from '#client/i18n/language.ts'
import { articleAndDate, elided } from '#shared/italian-dates.ts'
import { typeset } from './typography.ts'

const source = /^(?<path>.*\/messages\/[a-z]{2}\/[a-z-]+)\.json(?:\.js)?(?:\?import)?$/
const compiled = /\/i18n\/messages\/(?<language>[a-z]{2})\/[a-z-]+\.json\.js$/

const customFormatters = { elided: { formatter: elided, arg: 'string' as const } }

/** An Italian date may change the article before it ('il 7', 'l’8'), so both go through one formatter. */
const withArticles = (language: Language, text: string) =>
  language === 'it' ? text.replaceAll(articleAndDate, '{date, elided, $1}') : text

/**
 * Compiles a file of ICU messages, which holds one area in one language, into a module of functions. The browser then
 * parses no messages, and a mistake in one makes the build fail.
 */
export function messages(): Plugin {
  let root = ''
  return {
    name: 'cabine:messages',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root
    },
    resolveId: {
      filter: { id: source },
      handler(id, importer) {
        const { path } = source.exec(id)?.groups ?? {}
        if (!path) return null
        // The dev server gives paths from the project's root, or absolute ones; source code gives relative ones.
        const base = path.startsWith('.') ? dirname(importer ?? root) : path.startsWith(root) ? '' : root
        // Vite would not look for imports in a module whose name ends in .json, so it gets another name.
        return `${join(base, path)}.json.js`
      },
    },
    load: {
      filter: { id: compiled },
      async handler(id) {
        const language = compiled.exec(id)?.groups?.language
        if (!isLanguage(language)) return null
        const file = id.slice(0, -'.js'.length)
        this.addWatchFile(file)
        const read: Record<string, string> = JSON.parse(await readFile(file, 'utf8'))
        const texts = Object.fromEntries(
          Object.entries(read).map(([name, text]) => [name, withArticles(language, typeset(language, text))]),
        )
        return {
          code: compileModule(new MessageFormat(localeOf(language), { customFormatters }), texts),
          map: null,
          moduleType: 'js',
        }
      },
    },
    /** The app keeps the messages that it has loaded, so a changed message needs a reload of the page. */
    hotUpdate({ file }) {
      const module = this.environment.moduleGraph.getModuleById(`${file}.js`)
      if (!module) return
      this.environment.moduleGraph.invalidateModule(module)
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
