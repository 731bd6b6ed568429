import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageFile } from '#client/page-file.ts'
import type { PageRoute } from '#client/page-route.ts'
import { root } from '../../local/paths.ts'

export type BuiltPage = { name: string; route: PageRoute; file: PageFile }

const folder = join(root, 'src/client/pages')

async function readPage(name: string): Promise<BuiltPage> {
  const read = (file: string) => import(pathToFileURL(join(folder, name, file)).href)
  const [{ route }, { file }] = await Promise.all([read('route.ts'), read('file.ts')])
  return { name, route, file }
}

/** Every page's route and file, as the bundler finds them for the client (client/routes.ts). */
export const pages = await Promise.all(readdirSync(folder).map(readPage))

/** An example of the page's address, with any value in place of its parameters. */
export const addressOf = ({ route, file }: BuiltPage) =>
  `/${file.example ?? route.path.replace(/:\w+/, 'nowhere')}`
