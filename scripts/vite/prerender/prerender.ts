import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, ViteBuilder } from 'vite'
import { landingAddress } from '#client/i18n/landing-address.ts'
import { pageAreas, type PageName } from '#client/i18n/page-areas.ts'
import {
  draftPages,
  firstCalls,
  secondParts,
  sessionCall,
  strangersFirst,
  type PrerenderedPage,
  type RenderDraft,
  type RenderPage,
} from '#client/prerendered.ts'
import { languages, type Language } from '#shared/languages.ts'
import { robots, sitemap } from './crawlers.ts'
import { criticalCss } from './critical.ts'
import { fillTemplate, takeHead, withoutHead } from './document.ts'
import { draftOf } from './draft.ts'
import { facePreloads, facesByLanguage } from './faces.ts'
import { heads, plainHead } from './heads.ts'
import { firstPaintScript, sheetIn, writeHeaders } from './inline.ts'
import { landingHead } from './landing-head.ts'
import { preloads, type Manifest } from './preloads.ts'
import { fixedPages, redirects, shellOf, varyingPages } from './redirects.ts'
import { siteVars } from './site.ts'

type Renderer = { renderPage: RenderPage; renderDraft: RenderDraft }

/** Builds the client's code for Node, too, and takes what draws a page. */
async function loadRenderer(builder: ViteBuilder): Promise<Renderer> {
  const { config, environments } = builder
  await builder.build(environments.prerender)
  const folder = environments.prerender.config.build.outDir
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

const secondPart = (name: PageName) => {
  const { modules = [], areas = [] } = secondParts[name] ?? {}
  return [...modules.map((path) => `src/client/${path}`), ...areas.map((area) => sentencesAt('en', area))]
}

type PlainPage = { name: PrerenderedPage; language: Language } & Awaited<ReturnType<RenderPage>>

const fileOf = ({ name, language }: PlainPage) =>
  name === 'not-found' ? '404' : landingAddress(language).slice(1) || 'index'

/** Writes every address's file, and what is answered beside them. */
async function writePages(builder: ViteBuilder) {
  const { root, environments } = builder.config
  const files = resolve(root, environments.client.build.outDir)
  const { siteAddress } = siteVars()
  const template = await readFile(join(files, 'index.html'), 'utf8')
  const manifest: Manifest = JSON.parse(await readFile(join(files, '.vite/manifest.json'), 'utf8'))
  const { renderPage, renderDraft } = await loadRenderer(builder)
  const sheet = await readFile(join(files, sheetIn(template)), 'utf8')
  const firstPaint = await firstPaintScript(root)
  const styles = new Set<string>()

  const write = async (name: string, text: string) => {
    const path = join(files, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }

  /** Pages of one kind share their style, so that the policy need not tell many apart. */
  const styleOf = (page: string, alike: string[]) => {
    const style = criticalCss(sheet, page, alike)
    styles.add(style)
    return style
  }

  // One after another: the language is set for all of the code that draws.
  const plain: PlainPage[] = []
  for (const language of languages)
    plain.push({ name: 'landing', language, ...(await renderPage('landing', language)) })
  plain.push({ name: 'not-found', language: 'en', ...(await renderPage('not-found', 'en')) })
  const plainTexts = plain.map(({ html }) => html)

  const draw = ({ name, language, html, description, areas }: PlainPage) => {
    const { title, links, html: body } = takeHead(html)
    const isLanding = name === 'landing'
    const about = isLanding ? landingHead({ language, title, description, siteAddress }) : []
    return fillTemplate(template, firstPaint, {
      language,
      title,
      description,
      head: [
        ...facePreloads(manifest, language),
        ...links,
        ...preloads(manifest, name, sentencesOf(language, areas), template),
        ...about,
      ],
      page: { name, html: body },
      style: styleOf(body, plainTexts),
      ...(isLanding && language === 'en' && { isDrawnForAll: true }),
    })
  }

  const host = new URL(siteAddress || 'http://localhost').host
  const faces = facesByLanguage(manifest)
  const drafts = new Map<string, string>()
  for (const name of draftPages) drafts.set(name, draftOf(name, withoutHead(await renderDraft(name, host))))

  // Others come to the rest with the style sheet in their cache, and have no need of a part of it.
  const forStrangers = strangersFirst.map((name) => drafts.get(name) ?? '')
  const isFirstForStrangers = (name: PageName) => strangersFirst.some((one) => one === name)

  /** An app page is drawn in the browser; here are its head, what its code will ask for, and its first view. */
  const shell = (name: PageName) => {
    const draft = drafts.get(name)
    const firstSentences = sentencesOf('en', ['common', ...pageAreas[name]])
    return fillTemplate(template, firstPaint, {
      language: 'en',
      ...(heads[name] ?? plainHead),
      head: preloads(manifest, name, [...firstSentences, ...secondPart(name)], template),
      calls: firstCalls[name],
      faces,
      ...(draft && {
        draft,
        isDrawnForAll: true,
        style: isFirstForStrangers(name) ? styleOf(forStrangers.join(''), forStrangers) : undefined,
      }),
    })
  }

  for (const page of plain) await write(`${fileOf(page)}.html`, draw(page))
  for (const [name, path] of fixedPages) await write(`${path}.html`, shell(name))
  for (const [name] of varyingPages) await write(`${shellOf(name)}.html`, shell(name))
  // What the service worker answers every path with: no page's own view, and the one call that all of them make.
  const anyPage = { language: 'en' as const, ...plainHead, head: [], faces, calls: sessionCall }
  await write('shells/app.html', fillTemplate(template, firstPaint, anyPage))
  await writeHeaders(root, files, { scripts: [firstPaint], styles: [...styles] })
  await write('_redirects', redirects())
  await write('robots.txt', robots(siteAddress))
  const map = sitemap(siteAddress)
  if (map) await write('sitemap.xml', map)
  await rm(resolve(root, environments.prerender.build.outDir), { recursive: true })
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
