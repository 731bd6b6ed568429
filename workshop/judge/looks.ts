import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from '../../scripts/browser.ts'
import type { Pair } from './pairs.ts'
import type { MadeText, Order } from './page/page.ts'
import { serve } from './serve.ts'

/** How many looks are made at once: a worker each. */
const AT_ONCE = 2

export type JudgedLook = {
  look: string
  photo: string
  kind: Pair['kind']
  garment: string
  category: string
  sleeve: number | null
} & Omit<MadeText, 'look' | 'origin'>

/** Makes all looks with the engine of `tree` and writes them, their origins and `looks.json` into a folder. What is there already is kept. */
export async function makeLooks(tree: string, pairs: Pair[], out: string) {
  await mkdir(out, { recursive: true })
  const files: string[] = []
  const addressOf = (file: string) => {
    if (!files.includes(file)) files.push(file)
    return `/files/${files.indexOf(file)}`
  }
  const { address, close } = await serve(tree, files)
  const browser = await chromium.launch(await launchOptions())
  const entries = new Map<string, JudgedLook>(await earlier(out))
  // One photograph's looks follow each other: it is read once.
  const photos = [...new Set(pairs.map(({ photo }) => photo))]
  let done = 0
  const work = async () => {
    const tab = await browser.newPage()
    await tab.goto(address)
    await tab.waitForFunction(() => 'makeLook' in window)
    for (let photo = photos.shift(); photo !== undefined; photo = photos.shift()) {
      for (const { file, kind, garment, sleeve } of pairs.filter((pair) => pair.photo === photo)) {
        const look = `${photo}-${garment.name}`
        if (entries.has(look)) continue
        const { file: image, name, sewn, ...rest } = garment
        const order = {
          ...rest,
          image: addressOf(image),
          ...(sewn ? { sewn: addressOf(sewn) } : {}),
        } as Order
        const made = await tab.evaluate(
          ([url, piece, isOwn]) =>
            (
              window as unknown as {
                makeLook: (photo: string, orders: Order[], isOwn: boolean) => Promise<MadeText>
              }
            ).makeLook(url, [piece], isOwn),
          [addressOf(file), order, kind === 'put back'] as const,
        )
        const said = { look, photo, kind, garment: name, category: garment.category, sleeve }
        if ('refused' in made) entries.set(look, { ...said, ...made })
        else {
          const { look: picture, origin, ...told } = made
          await writeFile(join(out, `${look}.png`), Buffer.from(picture, 'base64'))
          await writeFile(join(out, `${look}.origin.png`), Buffer.from(origin, 'base64'))
          entries.set(look, { ...said, ...told })
        }
      }
      await writeFile(join(out, 'looks.json'), JSON.stringify([...entries.values()], null, 1))
      console.log(`${++done} photographs, ${entries.size} of ${pairs.length} looks`)
    }
    await tab.close()
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  } finally {
    await browser.close()
    await close()
  }
}

async function earlier(out: string): Promise<[string, JudgedLook][]> {
  const text = await readFile(join(out, 'looks.json'), 'utf8').catch(() => '[]')
  return (JSON.parse(text) as JudgedLook[]).map((entry) => [entry.look, entry])
}
