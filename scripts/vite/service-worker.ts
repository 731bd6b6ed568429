import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import type { BuildFiles } from '#client/service-worker/build-files.ts'

const source = 'src/client/service-worker/service-worker.ts'
const compiledMessages = /\/i18n\/messages\/(?<language>[a-z]{2})\/[a-z-]+\.json\.js$/
const isLatinFont = (file: string) => /-latin-(?!ext).*\.woff2$/.test(file)

/** The files of `public/` that every page loads. */
const plainFiles = ['first-paint.js', 'favicon.svg']

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset

/**
 * The engine's workers and runtimes do not count: they are built separately and come as assets, so they are no chunks.
 */
const isOfApp = (one: Output) =>
  one.type === 'chunk' || one.fileName.endsWith('.css') || isLatinFont(one.fileName)

const languageOf = (one: Output) =>
  one.type === 'chunk' ? compiledMessages.exec(one.facadeModuleId ?? '')?.groups?.language : undefined

function sortFiles(outputs: Output[]): Omit<BuildFiles, 'version'> {
  const served = outputs.filter(
    ({ fileName }) => fileName.startsWith('assets/') && !fileName.endsWith('.map'),
  )
  const pathsOf = (some: Output[]) => some.map(({ fileName }) => `/${fileName}`).toSorted()
  const app = served.filter((one) => isOfApp(one) && !languageOf(one))
  const entry = app.find((one) => one.type === 'chunk' && one.isEntry)
  if (!entry) throw new Error('The build has no script that its page begins with.')
  const messages = Map.groupBy(served, (one) => languageOf(one) ?? '')
  messages.delete('')
  return {
    entry: `/${entry.fileName}`,
    app: [...pathsOf(app), ...plainFiles.map((file) => `/${file}`)],
    messages: Object.fromEntries([...messages].map(([language, some]) => [language, pathsOf(some)])),
    others: pathsOf(served.filter((one) => !isOfApp(one))),
  }
}

/** Builds the service worker after the client, because it contains the names of the client's files. */
export function serviceWorker(): Plugin {
  let root = ''
  return {
    name: 'cabine:service-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved: (config) => {
      root = config.root
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const outputs = Object.values(bundle)
        const files = sortFiles(outputs)
        const page = outputs.find(({ fileName }) => fileName === 'index.html')
        const plain = await Promise.all(plainFiles.map((file) => readFile(join(root, 'public', file))))
        const version = createHash('sha256')
          .update(JSON.stringify(files))
          .update(page?.type === 'asset' ? page.source : '')
          .update(Buffer.concat(plain))
          .digest('hex')
          .slice(0, 12)
        const code = await bundleWorker(root, { version, ...files })
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: code })
      },
    },
  }
}

async function bundleWorker(root: string, files: BuildFiles) {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { BUILD_FILES: JSON.stringify(files) },
    build: {
      write: false,
      rolldownOptions: {
        input: join(root, source),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
  const [bundle] = [built].flat() as Rolldown.RolldownOutput[]
  if (!bundle) throw new Error('The service worker was not built.')
  return bundle.output[0].code
}
