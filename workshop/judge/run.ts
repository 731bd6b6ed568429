import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeLooks } from './looks.ts'
import { choosePairs } from './pairs.ts'

const usage = `npm run judge -w workshop/judge -- --street DIR --faces DIR --uploads DIR --out DIR [--photos N] [--only REGEXP] [--against REF] [--python FILE]

Dresses the photographs that are held back from training and scores each look by the labels of its pixels, without
eyes: a figure a look in --out/figures.json, means with their intervals in --out/table.md, and the worst twelve of each
figure in --out/worst. --only takes the looks (0030-white-tee) that match. --against makes the same looks with the engine of another commit and compares them pair by pair.
What --out holds already is not made again.`

const { values } = parseArgs({
  options: {
    street: { type: 'string' },
    faces: { type: 'string' },
    uploads: { type: 'string' },
    out: { type: 'string' },
    photos: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
    against: { type: 'string' },
    python: { type: 'string', default: 'python3' },
  },
})
const root = resolve(import.meta.dirname, '../..')
const python = (script: string, ...given: string[]) =>
  execFileSync(values.python, [join(import.meta.dirname, script), ...given], {
    stdio: 'inherit',
  })

if (!values.street || !values.faces || !values.uploads || !values.out) {
  console.error(usage)
  process.exitCode = 2
} else {
  const out = resolve(values.out)
  const photos = join(out, 'photos')
  if (!existsSync(join(photos, 'photos.json')))
    python(
      'prepare.py',
      '--street',
      resolve(values.street),
      '--faces',
      resolve(values.faces),
      '--out',
      photos,
      '--photos',
      values.photos,
    )
  const all = await choosePairs(photos, {
    samples: join(root, 'scripts/sample-shop/data/garments.json'),
    uploads: values.uploads,
  })
  const only = new RegExp(values.only)
  const pairs = all.filter(({ photo, garment }) => only.test(`${photo}-${garment.name}`))
  await makeLooks(root, pairs, join(out, 'now'))
  const before: string[] = []
  if (values.against) {
    const commit = git('rev-parse', '--short', values.against)
    const tree = join(out, `tree-${commit}`)
    if (!existsSync(tree)) {
      git('worktree', 'add', '--detach', tree, commit)
      await symlink(join(root, 'node_modules'), join(tree, 'node_modules'))
    }
    await makeLooks(tree, pairs, join(out, commit))
    git('worktree', 'remove', '--force', tree)
    before.push('--before', join(out, commit))
  }
  python('score.py', '--photos', photos, '--looks', join(out, 'now'), '--out', out, ...before)
}

function git(...given: string[]) {
  return execFileSync('git', given, { cwd: root, encoding: 'utf8' }).trim()
}
