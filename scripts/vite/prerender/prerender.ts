import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, ViteBuilder } from 'vite'
import { landingAddress } from '#client/i18n/landing-address.ts'
import { sessionCall } from '#client/page-file.ts'
import { languages, type Language } from '@cabine/sophia/vocabulary/languages.ts'
import { siteCard } from '#shared/share-card.ts'
import { robots, sitemap } from './crawlers.ts'
import { criticalCss, facesIn } from './critical.ts'
import { fillTemplate, splitHead } from './document.ts'
import { draftOf } from './draft.ts'
import { facePreloads, facesByLanguage, firstFaces, landingFaces } from './faces.ts'
import { firstPaintScript, sheetIn, writeHeaders } from './inline.ts'
import { indexedHead, landingHead } from './landing-head.ts'
import { pages, type BuiltPage } from './pages.ts'
import { preloads, type Manifest } from './preloads.ts'
import { fileOf, filePages, redirects } from './redirects.ts'
import { siteVars } from './site.ts'

type RenderedPage = { html: string; description: string; areas: readonly string[] }

/** The exports of client/prerender.tsx that the build calls. */
type Renderer = {
  renderPage: (name: 'landing' | 'not-found', language: Language) => Promise<RenderedPage>
  renderDraft: (name: string, host: string) => Promise<string>
}

function named<T>(name: string, environments: Record<string, T>): T {
  const environment = environments[name]
  if (!environment) throw new Error(`The build has no environment ${name}.`)
  return environment
}

/** Builds the client's code for Node as well, and loads the functions that render pages. */
async function loadRenderer(builder: ViteBuilder): Promise<Renderer> {
  const { config, environments } = builder
  const environment = named('prerender', environments)
  await builder.build(environment)
  const folder = environment.config.build.outDir
  const entry = pathToFileURL(resolve(config.root, folder, 'prerender.js'))
  // The query makes Node load the new code when one process builds twice.
  entry.searchParams.set('at', String(Date.now()))
  return await import(entry.href)
}

const messageModule = (language: Language, area: string) =>
  `src/client/i18n/messages/${language}/${area}.json.js`

const messageModules = (language: Language, areas: readonly string[]) => [
  `src/client/i18n/files/${language}.ts`,
  ...areas.map((area) => messageModule(language, area)),
]

const secondPart = ({ file: { secondPart: { modules, areas } = { modules: [], areas: [] } } }: BuiltPage) => [
  ...modules.map((path) => `src/client/${path}`),
  ...areas.map((area) => messageModule('en', area)),
]

/** The head of pages that have no title or description of their own. */
const { picture: _picture, ...defaultHead } = siteCard

type DrawnPage = { page: BuiltPage; language: Language } & RenderedPage

const drawnFile = ({ page, language }: DrawnPage) =>
  page.name === 'not-found' ? '404' : landingAddress(language).slice(1) || 'index'

/** Writes the HTML file of every address, and the files that tell hosts and crawlers about them. */
async function writePages(builder: ViteBuilder) {
  const { root, environments } = builder.config
  const files = resolve(root, named('client', environments).build.outDir)
  const { siteAddress } = siteVars()
  const template = await readFile(join(files, 'index.html'), 'utf8')
  const manifest: Manifest = JSON.parse(await readFile(join(files, '.vite/manifest.json'), 'utf8'))
  const { renderPage, renderDraft } = await loadRenderer(builder)
  const sheet = sheetIn(template)
  const allRules = await readFile(join(files, sheet), 'utf8')
  const firstPaint = await firstPaintScript(root)

  const write = async (name: string, text: string) => {
    const path = join(files, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }

  const styles = new Set<string>()
  const styleOf = (rules: string, faces: readonly string[] = []) => {
    const style = facesIn(allRules, [...firstFaces, ...faces]) + rules
    styles.add(style)
    return style
  }

  // One after another, because the language is global to the code that renders.
  const drawn: DrawnPage[] = []
  for (const page of pages)
    if (page.name === 'landing')
      for (const language of languages)
        drawn.push({ page, language, ...(await renderPage('landing', language)) })
    else if (page.name === 'not-found')
      drawn.push({ page, language: 'en', ...(await renderPage('not-found', 'en')) })
  const drawnRules = await criticalCss(
    files,
    sheet,
    drawn.map(({ html }) => html),
  )

  const draw = ({ page, language, html, description, areas }: DrawnPage) => {
    const { title, links, html: body } = splitHead(html)
    const isLanding = page.name === 'landing'
    const about = isLanding ? landingHead({ language, title, description, siteAddress }) : []
    return fillTemplate(template, firstPaint, {
      language,
      title,
      description,
      head: [
        ...facePreloads(manifest, language),
        ...links,
        ...preloads(manifest, page, messageModules(language, areas), template),
        ...about,
      ],
      page: { name: page.name, html: body },
      style: styleOf(drawnRules, isLanding ? landingFaces(language) : []),
      isDrawnForAll: isLanding && language === 'en',
    })
  }

  const host = new URL(siteAddress || 'http://localhost').host
  const faces = facesByLanguage(manifest)
  const drafts = new Map<string, string>()
  for (const { name, file } of filePages)
    if (file.firstView) drafts.set(name, draftOf(name, await renderDraft(name, host)))

  // Shoppers reach the other pages with the style sheet in their cache, so these need no inline part of it.
  const draftRules = await criticalCss(
    files,
    sheet,
    filePages.flatMap(({ name, file }) => (file.inlinesStyle ? (drafts.get(name) ?? []) : [])),
  )

  /** The file of a page that the browser renders: its head, what its code will load first, and its first view. */
  const shell = (page: BuiltPage) => {
    const { name, route, file } = page
    const draft = drafts.get(name)
    const firstMessages = messageModules('en', ['common', ...route.areas])
    const title = file.title ?? defaultHead.title
    const description = file.description ?? defaultHead.description
    const about = file.isIndexed
      ? indexedHead({ path: route.path, language: 'en', title, description, siteAddress })
      : []
    return fillTemplate(template, firstPaint, {
      language: 'en',
      title,
      description,
      head: [...preloads(manifest, page, [...firstMessages, ...secondPart(page)], template), ...about],
      calls: file.firstCalls,
      faces,
      draft,
      isDrawnForAll: draft !== undefined,
      style: file.inlinesStyle ? styleOf(draftRules) : undefined,
    })
  }

  for (const page of drawn) await write(`${drawnFile(page)}.html`, draw(page))
  for (const page of filePages) await write(`${fileOf(page)}.html`, shell(page))
  // The file with which the service worker answers every path: no first view, and only the call that all pages make.
  const anyPage = {
    language: 'en' as const,
    ...defaultHead,
    head: [],
    faces,
    calls: { calls: [sessionCall] },
  }
  await write('shells/app.html', fillTemplate(template, firstPaint, anyPage))
  await writeHeaders(root, files, { scripts: [firstPaint], styles: [...styles] })
  await write('_redirects', redirects())
  await write('robots.txt', robots(siteAddress))
  const map = sitemap(siteAddress)
  if (map) await write('sitemaps/pages.xml', map)
  await rm(resolve(root, named('prerender', environments).build.outDir), { recursive: true })
}

/**
 * Writes the landing page in ten languages, the not-found page, and a file for every other address, so that Cloudflare's
 * edge answers each with the right status and no page view invokes the Worker (docs/decisions/0024).
 */
export function prerender(): Plugin {
  return {
    name: 'cabine:prerender',
    config: ({ build }) => ({
      define: {
        'import.meta.env.SOCIAL_PROOF': JSON.stringify(siteVars().socialProof),
        'import.meta.env.PASSWORD_LENGTH': JSON.stringify(siteVars().passwordLength),
        'import.meta.env.GOOGLE_OFFERED': JSON.stringify(siteVars().googleOffered),
      },
      environments: {
        prerender: {
          consumer: 'server',
          // Dependencies go through the plugins too, so that icons and messages are rendered as in the browser.
          resolve: { noExternal: true },
          build: {
            outDir: join(build?.outDir ?? 'dist', 'prerender'),
            ssr: true,
            emitAssets: false,
            copyPublicDir: false,
            manifest: false,
            rolldownOptions: {
              input: 'src/client/prerender.tsx',
              // One file, because it is imported under a new name each time and must not share chunks with an old one.
              output: { entryFileNames: '[name].js', codeSplitting: false },
            },
          },
        },
      },
    }),
    buildApp: { order: 'post', handler: writePages },
  }
}
