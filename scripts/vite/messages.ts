import { readFile } from 'node:fs/promises'
import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/compile-module'
import type { Plugin } from 'vite'

const source = /\/i18n\/messages\/[a-z]{2}\/[a-z-]+\.json(?:\?import)?$/
const compiled = /\/i18n\/messages\/(?<language>[a-z]{2})\/[a-z-]+\.json\.js$/

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
      filter: { id: [source, compiled] },
      async handler(id, importer) {
        // The dev server does not look for imports in what ends in .json, so the module goes by another name.
        const [path] = id.split('?')
        if (compiled.test(path)) return path.startsWith(root) ? path : root + path
        const found = await this.resolve(path, importer, { skipSelf: true })
        return found && `${found.id}.js`
      },
    },
    load: {
      filter: { id: compiled },
      async handler(id) {
        const language = compiled.exec(id)?.groups?.language
        if (!language) return null
        const file = id.slice(0, -'.js'.length)
        this.addWatchFile(file)
        const texts: Record<string, string> = JSON.parse(await readFile(file, 'utf8'))
        return { code: compileModule(new MessageFormat(language), texts), map: null, moduleType: 'js' }
      },
    },
  }
}
