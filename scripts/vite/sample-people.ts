import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const inPackage = (name: string, path: string) => join(dirname(require.resolve(`${name}/package.json`)), path)

/**
 * People who lend their photo to whoever has none at hand. The pictures stay in the packages that
 * carry them (both MIT; the photos come from Unsplash) and are copied when the product is built.
 */
const people: Record<string, () => Promise<Buffer>> = {
  'samples/people/kal-visuals.jpg': () =>
    sharp(inPackage('soft-ui-design-system', 'assets/img/kal-visuals.jpg')).jpeg({ quality: 90 }).toBuffer(),
  // Cut to the person, who is small in a wide view, and brought to the size that a try-on works at.
  'samples/people/studio-2.jpg': () =>
    sharp(inPackage('material-kit', 'assets/img/examples/studio-2.jpg'))
      .extract({ left: 96, top: 130, width: 408, height: 612 })
      .resize(816, 1224)
      .jpeg({ quality: 90 })
      .toBuffer(),
}

export function samplePeople(): Plugin {
  return {
    name: 'cabine:sample-people',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      for (const [fileName, picture] of Object.entries(people)) {
        this.emitFile({ type: 'asset', fileName, source: await picture() })
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const picture = people[(request.url ?? '').slice(1)]
        if (!picture) return next()
        response.setHeader('Content-Type', 'image/jpeg')
        picture().then((bytes) => response.end(bytes), next)
      })
    },
  }
}
