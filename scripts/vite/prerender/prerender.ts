import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, ViteBuilder } from 'vite'
import { languages, type Language } from '#shared/languages.ts'
import type { PrerenderedPage, RenderPage } from '#client/prerendered.ts'
import { landingAddress } from '#client/i18n/landing-address.ts'
import { fillTemplate, takeHead } from './document.ts'
import { fixedPages, redirects, shellOf, varyingPages } from './redirects.ts'

const folder = 'dist/prerender'

/** Draws pages with the code of the client, built for Node, and writes every address's file. */
async function writePages(builder: ViteBuilder) {
  const { root, environments } = builder.config
  const files = join(root, environments.client.build.outDir)
  await builder.build(builder.environments.prerender)
  const entry = pathToFileURL(join(root, folder, 'prerender.js'))
  // Each build has code of its own, also in a process that builds twice.
  entry.searchParams.set('at', String(Date.now()))
  const { renderPage }: { renderPage: RenderPage } = await import(entry.href)
  const template = await readFile(join(files, 'index.html'), 'utf8')

  const write = async (name: string, text: string) => {
    const path = join(files, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }

  const drawn = async (name: PrerenderedPage, language: Language) => {
    const { html, description } = await renderPage(name, language)
    const { title, links, html: body } = takeHead(html)
    const isFrontDoor = name === 'landing' && language === 'en'
    return fillTemplate(template, {
      language,
      title,
      description,
      head: links,
      page: { name, html: body },
      ...(isFrontDoor && { leadsTo: languages }),
    })
  }

  for (const language of languages) {
    const name = landingAddress(language).slice(1) || 'index'
    await write(`${name}.html`, await drawn('landing', language))
  }
  await write('404.html', await drawn('not-found', 'en'))

  const shell = (title: string, description: string) =>
    fillTemplate(template, { language: 'en', title, description, head: [] })
  for (const [, path] of fixedPages) await write(`${path}.html`, shell('Cabine', 'Cabine'))
  for (const [name] of varyingPages) await write(`${shellOf(name)}.html`, shell('Cabine', 'Cabine'))
  await write('_redirects', redirects())
  await rm(join(root, folder), { recursive: true })
}

/**
 * The landing page in ten languages, the not-found page, and a file for every other address, so that the edge
 * answers each with its status and no page view invokes the Worker (docs/decisions/0018).
 */
export function prerender(): Plugin {
  return {
    name: 'cabine:prerender',
    config: (_, { command }) =>
      command === 'build'
        ? {
            environments: {
              prerender: {
                consumer: 'server',
                // Everything goes through the plugins: icons and sentences come out as the browser draws them.
                resolve: { noExternal: true },
                build: {
                  outDir: folder,
                  ssr: true,
                  emitAssets: false,
                  copyPublicDir: false,
                  manifest: false,
                  rolldownOptions: {
                    input: 'src/client/prerender.tsx',
                    output: { entryFileNames: '[name].js' },
                  },
                },
              },
            },
          }
        : {},
    buildApp: { order: 'post', handler: writePages },
  }
}
