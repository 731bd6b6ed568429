import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/compile-module'
import type { Plugin } from 'vite'

const file = /\/i18n\/messages\/(?<language>[a-z]{2})\/[a-z-]+\.json$/

/**
 * Compiles a file of ICU messages, one language and area, into a module of functions: no message is
 * parsed in the browser, and a mistake in one stops the build.
 */
export function messages(): Plugin {
  return {
    name: 'cabine:messages',
    enforce: 'pre',
    transform: {
      filter: { id: file },
      handler(code, id) {
        const language = file.exec(id)?.groups?.language
        if (!language) return null
        const texts: Record<string, string> = JSON.parse(code)
        return { code: compileModule(new MessageFormat(language), texts), map: null, moduleType: 'js' }
      },
    },
  }
}
