import * as v from 'valibot'

/** A lockfile of npm, by folders: '' is the project itself. */
export const lockfile = v.looseObject({
  version: v.string(),
  packages: v.record(
    v.string(),
    v.looseObject({
      name: v.optional(v.string()),
      version: v.optional(v.string()),
      license: v.optional(v.string()),
      integrity: v.optional(v.string()),
      /** A workspace: `resolved` is its folder. */
      link: v.optional(v.boolean()),
      resolved: v.optional(v.string()),
      dependencies: v.optional(v.record(v.string(), v.string()), {}),
    }),
  ),
})
type Lockfile = v.InferOutput<typeof lockfile>

/** Development dependencies of which files are served. */
const copied = [
  // The faces.
  '@fontsource-variable/instrument-sans',
  '@fontsource-variable/noto-serif-display',
  '@fontsource-variable/onest',
  '@fontsource-variable/vazirmatn',
  '@fontsource/amiri',
  '@fontsource/instrument-serif',
  // Its base styles.
  'tailwindcss',
]

/** The folder from which a package that lies in `from` gets another, as Node looks for it. */
function folderOf(name: string, from: string, { packages }: Lockfile) {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
    const folder = place === '' ? `node_modules/${name}` : `${place}/node_modules/${name}`
    if (packages[folder]) return folder
    if (place === '') throw new Error(`${name}, which ${from || 'the project'} needs, is not in the lockfile`)
  }
}

/** The folders of everything of which something reaches a shopper or runs for her, and what each needs. */
function shippedFolders(lock: Lockfile) {
  const { packages } = lock
  const needs = new Map<string, string[]>()
  const open = Object.keys(packages['']?.dependencies ?? {}).map((name) => folderOf(name, '', lock))
  for (let found = open.pop(); found !== undefined; found = open.pop()) {
    const { link, resolved = '' } = packages[found] ?? {}
    const folder = link ? resolved : found
    if (needs.has(folder)) continue
    const own = Object.keys(packages[folder]?.dependencies ?? {}).map((name) => folderOf(name, folder, lock))
    needs.set(folder, own)
    open.push(...own)
  }
  for (const name of copied) needs.set(folderOf(name, '', lock), [])
  // Workspaces are the project itself.
  return [...needs].filter(([folder]) => folder.includes('node_modules/'))
}

function componentOf(folder: string, { packages }: Lockfile) {
  const {
    name = folder.split('node_modules/').at(-1) ?? '',
    version = '',
    license,
    integrity = '',
  } = packages[folder] ?? {}
  const [algorithm, digest = ''] = integrity.split('-')
  return {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    scope: 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    hashes:
      algorithm === 'sha512'
        ? [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }]
        : [],
    licenses: license === undefined ? [] : [{ license: { id: license } }],
  }
}

/**
 * The bill of materials of what is shipped, as CycloneDX 1.5. It is made of the lockfile alone: `npm sbom --omit dev` leaves out
 * whatever a tool needs, too, React among it, and knows nothing of the files that the build copies.
 */
export function billOf(lock: Lockfile, { now, id }: { now: Date; id: string }) {
  const folders = shippedFolders(lock)
  const refs = new Map(folders.map(([folder]) => [folder, componentOf(folder, lock)['bom-ref']]))
  const components = [
    ...new Map(folders.map(([folder]) => [refs.get(folder), componentOf(folder, lock)])).values(),
  ]
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${id}`,
    version: 1,
    metadata: {
      timestamp: now.toISOString(),
      component: {
        'bom-ref': `cabine@${lock.version}`,
        type: 'application',
        name: 'cabine',
        version: lock.version,
        licenses: [{ license: { id: 'MIT' } }],
      },
    },
    components: components.toSorted((a, b) => a['bom-ref'].localeCompare(b['bom-ref'])),
    dependencies: [...Map.groupBy(folders, ([folder]) => refs.get(folder))].map(([ref, same]) => ({
      ref,
      dependsOn: [...new Set(same.flatMap(([, needed]) => needed.flatMap((one) => refs.get(one) ?? [])))],
    })),
  }
}
export type Bill = ReturnType<typeof billOf>

/** Licences under which something may be served: they ask to be named, and for nothing else. */
const allowedLicences = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unicode-DFS-2016',
]

/** Packages whose licence is another one, or not told. */
export const otherwiseLicensed = ({ components }: Pick<Bill, 'components'>) =>
  components.flatMap(({ name, licenses }) => {
    const ids = licenses.map(({ license }) => license.id)
    return ids.length > 0 && ids.every((id) => allowedLicences.includes(id)) ? [] : [`${name}: ${ids.join()}`]
  })
