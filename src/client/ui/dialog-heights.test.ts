import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sharesOfNothing } from '#client/testing/dialog-heights.ts'

const root = join(import.meta.dirname, '..')
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !/\.test\.tsx$|^testing\//.test(file),
)
const read = (file: string) => {
  const path = join(root, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

test('no dialog is as high as a share of its own content, which is nothing in WebKit', () => {
  const withDialogs = sources.filter((file) => /<dialog\b|<Dialog\b/.test(read(file) ?? ''))
  expect(withDialogs.length).toBeGreaterThan(25)
  expect(sharesOfNothing(withDialogs, read)).toEqual([])
})

const written: Record<string, string> = {
  'ui/dialog.tsx': `export const Dialog = ({ children }) => <dialog><div className="flex h-full">{children}</div></dialog>`,
  'a.tsx': `
    import { Panel } from './panel.tsx'
    export const A = () => <Dialog size="md"><section><Panel /></section></Dialog>`,
  'panel.tsx': `export function Panel() { return <div className={cx('grid', wide && 'sm:h-full')} /> }`,
  'late.tsx': `
    const fetchPanel = () => import('./panel.tsx')
    const Panel = lazy(async () => ({ default: (await import('./panel.tsx')).Panel }))
    export const Late = () => <Dialog><Panel /></Dialog>`,
  'tall.tsx': `export const Tall = () => <Dialog size="full"><div className="h-full" /></Dialog>`,
  'sheet.tsx': `export const Sheet = () => <Dialog size="lg"><p className="max-sm:h-full" /><p className="h-1/2" /></Dialog>`,
  'said.tsx': `
    export const Said = () => <Dialog>
      <div className="h-72"><img className="size-full" /></div>
      <div className="relative"><img className="absolute h-full" /></div>
    </Dialog>`,
}

test.each([
  ['ui/dialog.tsx', ['ui/dialog.tsx: h-full']],
  ['a.tsx', ['panel.tsx: sm:h-full']],
  ['late.tsx', ['panel.tsx: sm:h-full']],
  ['tall.tsx', []],
  ['sheet.tsx', ['sheet.tsx: h-1/2']],
  ['said.tsx', []],
])('the search for such shares finds them: %s', (file, found) => {
  expect(sharesOfNothing([file], (path) => written[path])).toEqual(found)
})
