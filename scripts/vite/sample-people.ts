import { createReadStream, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const inPackage = (name: string, path: string) => join(dirname(require.resolve(`${name}/package.json`)), path)

/**
 * People who lend their photo to whoever has none at hand. The pictures stay in the packages that
 * carry them (both MIT; the photos come from Unsplash) and are copied when the product is built.
 */
const people: Record<string, string> = {
  'samples/people/kal.jpg': inPackage('soft-ui-design-system', 'assets/img/kal-visuals.jpg'),
  'samples/people/rooftop.jpg': inPackage('material-kit', 'assets/img/examples/studio-2.jpg'),
}

export function samplePeople(): Plugin {
  return {
    name: 'cabine:sample-people',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      for (const [fileName, file] of Object.entries(people)) {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file) })
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = people[(request.url ?? '').slice(1)]
        if (!file) return next()
        response.setHeader('Content-Type', 'image/jpeg')
        createReadStream(file).pipe(response)
      })
    },
  }
}
