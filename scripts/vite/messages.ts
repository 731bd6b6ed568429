import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/compile-module'
import type { Plugin } from 'vite'
import { isLanguage, localeOf } from '#client/i18n/language.ts'
import { typeset } from './typography.ts'

const source = /^(?<path>.*\/messages\/[a-z]{2}\/[a-z-]+)\.json(?:\.js)?(?:\?import)?$/
const compiled = /\/i18n\/messages\/(?<language>[a-z]{2})\/[a-z-]+\.json\.js$/

const read = async (file: string): Promise<Record<string, string>> => JSON.parse(await readFile(file, 'utf8'))

/** A sentence that a translation does not have yet is said in English, counted as the page's language counts. */
function compile(language: string, own: Record<string, string>, english: Record<string, string>) {
  if (!isLanguage(language)) throw new Error(`There is no language "${language}".`)
  const texts = Object.fromEntries(
    Object.entries({ ...english, ...own }).map(([name, text]) => [name, typeset(language, text)]),
  )
  const isWhole = Object.keys(english).every((name) => name in own)
  return compileModule(new MessageFormat(localeOf(language), { strictPluralKeys: isWhole }), texts)
}

/**
 * Compiles a file of ICU messages, one language and area, into a module of functions: no message is
 * parsed in the browser, and a mistake in one stops the build.
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
        // The dev server asks for paths from the project's root, or for absolute ones; code for relative ones.
        const base = path.startsWith('.') ? dirname(importer ?? root) : path.startsWith(root) ? '' : root
        // It looks for no imports in what ends in .json, so the module goes by another name.
        return `${join(base, path)}.json.js`
      },
    },
    load: {
      filter: { id: compiled },
      async handler(id) {
        const language = compiled.exec(id)?.groups?.language
        if (!language) return null
        const file = id.slice(0, -'.js'.length)
        this.addWatchFile(file)
        const english = file.replace(`/${language}/`, '/en/')
        this.addWatchFile(english)
        return { code: compile(language, await read(file), await read(english)), map: null, moduleType: 'js' }
      },
    },
    /** What is loaded stays loaded, so a changed sentence needs a new page. */
    hotUpdate({ file }) {
      const module = this.environment.moduleGraph.getModuleById(`${file}.js`)
      if (!module) return
      this.environment.moduleGraph.invalidateModule(module)
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
