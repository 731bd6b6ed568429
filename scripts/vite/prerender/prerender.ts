import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, ViteBuilder } from 'vite'
import { landingAddress } from '#client/i18n/landing-address.ts'
import { sessionCall } from '#client/page-file.ts'
import { languages, type Language } from '#shared/languages.ts'
import { robots, sitemap } from './crawlers.ts'
import { criticalCss, facesIn } from './critical.ts'
import { fillTemplate, takeHead } from './document.ts'
import { draftOf } from './draft.ts'
import { facePreloads, facesByLanguage, firstFaces, landingFaces } from './faces.ts'
import { firstPaintScript, sheetIn, writeHeaders } from './inline.ts'
import { landingHead } from './landing-head.ts'
import { pages, type BuiltPage } from './pages.ts'
import { preloads, type Manifest } from './preloads.ts'
import { fileOf, filePages, redirects } from './redirects.ts'
import { siteVars } from './site.ts'

type RenderedPage = { html: string; description: string; areas: readonly string[] }

/** What the build calls of client/prerender.tsx. */
type Renderer = {
  renderPage: (name: 'landing' | 'not-found', language: Language) => Promise<RenderedPage>
  renderDraft: (name: string, host: string) => Promise<string>
}

function named<T>(name: string, environments: Record<string, T>): T {
  const environment = environments[name]
  if (!environment) throw new Error(`The build has no environment ${name}.`)
  return environment
}

/** Builds the client's code for Node, too, and takes what draws a page. */
async function loadRenderer(builder: ViteBuilder): Promise<Renderer> {
  const { config, environments } = builder
  const environment = named('prerender', environments)
  await builder.build(environment)
  const folder = environment.config.build.outDir
  const entry = pathToFileURL(resolve(config.root, folder, 'prerender.js'))
  // Each build has code of its own, also in a process that builds twice.
  entry.searchParams.set('at', String(Date.now()))
  return await import(entry.href)
}

const sentencesAt = (language: Language, area: string) =>
  `src/client/i18n/messages/${language}/${area}.json.js`

const sentencesOf = (language: Language, areas: readonly string[]) => [
  `src/client/i18n/files/${language}.ts`,
  ...areas.map((area) => sentencesAt(language, area)),
]

const secondPart = ({ file: { secondPart: { modules, areas } = { modules: [], areas: [] } } }: BuiltPage) => [
  ...modules.map((path) => `src/client/${path}`),
  ...areas.map((area) => sentencesAt('en', area)),
]

/** What the page of an address says of itself where it has nothing of its own to say. */
const plainHead = {
  title: 'Cabine',
  description: 'Your personal AI fashion consultant: one photo, and every outfit on you.',
}

type DrawnPage = { page: BuiltPage; language: Language } & RenderedPage

const drawnFile = ({ page, language }: DrawnPage) =>
  page.name === 'not-found' ? '404' : landingAddress(language).slice(1) || 'index'

/** Writes every address's file, and what is answered beside them. */
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

  // One after another: the language is set for all of the code that draws.
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
    const { title, links, html: body } = takeHead(html)
    const isLanding = page.name === 'landing'
    const about = isLanding ? landingHead({ language, title, description, siteAddress }) : []
    return fillTemplate(template, firstPaint, {
      language,
      title,
      description,
      head: [
        ...facePreloads(manifest, language),
        ...links,
        ...preloads(manifest, page, sentencesOf(language, areas), template),
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

  // Others come to the rest with the style sheet in their cache, and have no need of a part of it.
  const draftRules = await criticalCss(
    files,
    sheet,
    filePages.flatMap(({ name, file }) => (file.inlinesStyle ? (drafts.get(name) ?? []) : [])),
  )

  /** An app page is drawn in the browser; here are its head, what its code will ask for, and its first view. */
  const shell = (page: BuiltPage) => {
    const { name, route, file } = page
    const draft = drafts.get(name)
    const firstSentences = sentencesOf('en', ['common', ...route.areas])
    return fillTemplate(template, firstPaint, {
      language: 'en',
      ...plainHead,
      ...(file.title && { title: file.title }),
      ...(file.description && { description: file.description }),
      head: preloads(manifest, page, [...firstSentences, ...secondPart(page)], template),
      calls: file.firstCalls,
      faces,
      draft,
      isDrawnForAll: draft !== undefined,
      style: file.inlinesStyle ? styleOf(draftRules) : undefined,
    })
  }

  for (const page of drawn) await write(`${drawnFile(page)}.html`, draw(page))
  for (const page of filePages) await write(`${fileOf(page)}.html`, shell(page))
  // What the service worker answers every path with: no page's own view, and the one call that all of them make.
  const anyPage = { language: 'en' as const, ...plainHead, head: [], faces, calls: { calls: [sessionCall] } }
  await write('shells/app.html', fillTemplate(template, firstPaint, anyPage))
  await writeHeaders(root, files, { scripts: [firstPaint], styles: [...styles] })
  await write('_redirects', redirects())
  await write('robots.txt', robots(siteAddress))
  const map = sitemap(siteAddress)
  if (map) await write('sitemap.xml', map)
  await rm(resolve(root, named('prerender', environments).build.outDir), { recursive: true })
}

/**
 * The landing page in ten languages, the not-found page, and a file for every other address, so that the edge
 * answers each with its status and no page view invokes the Worker (docs/decisions/0024).
 */
export function prerender(): Plugin {
  return {
    name: 'cabine:prerender',
    config: ({ build }) => ({
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
            outDir: join(build?.outDir ?? 'dist', 'prerender'),
            ssr: true,
            emitAssets: false,
            copyPublicDir: false,
            manifest: false,
            rolldownOptions: {
              input: 'src/client/prerender.tsx',
              // One file: it is imported under another name each time, and must not meet a part of a former one.
              output: { entryFileNames: '[name].js', codeSplitting: false },
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
