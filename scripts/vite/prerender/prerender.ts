import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, ViteBuilder } from 'vite'
import { landingAddress } from '#client/i18n/landing-address.ts'
import { pageAreas, type PageName } from '#client/i18n/page-areas.ts'
import { draftPages, type PrerenderedPage, type RenderDraft, type RenderPage } from '#client/prerendered.ts'
import { languages, type Language } from '#shared/languages.ts'
import { robots, sitemap } from './crawlers.ts'
import { fillTemplate, takeHead } from './document.ts'
import { draftOf } from './draft.ts'
import { heads, plainHead } from './heads.ts'
import { landingHead } from './landing-head.ts'
import { preloads, type Manifest } from './preloads.ts'
import { fixedPages, redirects, shellOf, varyingPages } from './redirects.ts'
import { siteVars } from './site.ts'

const folder = 'dist/prerender'

type Renderer = { renderPage: RenderPage; renderDraft: RenderDraft }

/** Builds the client's code for Node, too, and takes what draws a page. */
async function loadRenderer(builder: ViteBuilder): Promise<Renderer> {
  const { root } = builder.config
  await builder.build(builder.environments.prerender)
  const entry = pathToFileURL(join(root, folder, 'prerender.js'))
  // Each build has code of its own, also in a process that builds twice.
  entry.searchParams.set('at', String(Date.now()))
  return await import(entry.href)
}

const sentencesOf = (language: Language, areas: readonly string[]) => [
  `src/client/i18n/files/${language}.ts`,
  ...areas.map((area) => `src/client/i18n/messages/${language}/${area}.json.js`),
]

/** Writes every address's file, and what is answered beside them. */
async function writePages(builder: ViteBuilder) {
  const { root, environments } = builder.config
  const files = join(root, environments.client.build.outDir)
  const { siteAddress } = siteVars()
  const template = await readFile(join(files, 'index.html'), 'utf8')
  const manifest: Manifest = JSON.parse(await readFile(join(files, '.vite/manifest.json'), 'utf8'))
  const { renderPage, renderDraft } = await loadRenderer(builder)

  const write = async (name: string, text: string) => {
    const path = join(files, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }

  const draw = async (name: PrerenderedPage, language: Language) => {
    const { html, description, areas } = await renderPage(name, language)
    const { title, links, html: body } = takeHead(html)
    const isLanding = name === 'landing'
    const about = isLanding ? landingHead({ language, title, description, siteAddress }) : []
    return fillTemplate(template, {
      language,
      title,
      description,
      head: [...links, ...preloads(manifest, name, sentencesOf(language, areas), template), ...about],
      page: { name, html: body },
      ...(isLanding && language === 'en' && { leadsTo: languages }),
    })
  }

  const host = new URL(siteAddress || 'http://localhost').host

  /** An app page is drawn in the browser; here are its head, what its code will ask for, and its first view. */
  const shell = async (name: PageName) => {
    const drawn = draftPages.find((one) => one === name)
    const draft = drawn && takeHead(await renderDraft(drawn, host)).html
    return fillTemplate(template, {
      language: 'en',
      ...(heads[name] ?? plainHead),
      head: preloads(manifest, name, sentencesOf('en', ['common', ...pageAreas[name]]), template),
      ...(draft && { draft: draftOf(name, draft), leadsTo: languages }),
    })
  }

  for (const language of languages) {
    const name = landingAddress(language).slice(1) || 'index'
    await write(`${name}.html`, await draw('landing', language))
  }
  await write('404.html', await draw('not-found', 'en'))
  for (const [name, path] of fixedPages) await write(`${path}.html`, await shell(name))
  for (const [name] of varyingPages) await write(`${shellOf(name)}.html`, await shell(name))
  await write('_redirects', redirects())
  await write('robots.txt', robots(siteAddress))
  const map = sitemap(siteAddress)
  if (map) await write('sitemap.xml', map)
  await rm(join(root, folder), { recursive: true })
}

/**
 * The landing page in ten languages, the not-found page, and a file for every other address, so that the edge
 * answers each with its status and no page view invokes the Worker (docs/decisions/0024).
 */
export function prerender(): Plugin {
  return {
    name: 'cabine:prerender',
    config: () => ({
      define: {
        'import.meta.env.SOCIAL_PROOF': JSON.stringify(siteVars().socialProof),
        'import.meta.env.GOOGLE_OFFERED': JSON.stringify(siteVars().googleOffered),
      },
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
              // 'use no memo' has done its work before the bundler sees it.
              checks: { moduleLevelDirective: false },
            },
          },
        },
      },
    }),
    buildApp: { order: 'post', handler: writePages },
  }
}
