import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '#scripts/local/paths.ts'

/**
 * What of the sample shop is in the repository, and what is made of it on each machine. A picture is kept once, in its largest width;
 * the other widths and the other format are made from it and lie beside it, where git does not look (.gitignore).
 */
export const published = join(root, 'public/samples')

export const widths = [320, 640, 960] as const
export const formats = ['webp', 'avif'] as const
export type Format = (typeof formats)[number]
type Width = (typeof widths)[number]
export type Kept = { width: Width; format: Format }

/**
 * Garments as WebP, which the engine reads; what is only looked at as AVIF, which is smaller. Objects were taken at two thirds of the
 * widest size.
 */
const kinds = {
  garments: { width: 960, format: 'webp' },
  objects: { width: 640, format: 'avif' },
  posts: { width: 960, format: 'avif' },
  presets: { width: 960, format: 'avif' },
  collections: { width: 960, format: 'avif' },
  looks: { width: 960, format: 'avif' },
} as const satisfies Record<string, Kept>
export type Kind = keyof typeof kinds

export const keptOf = (kind: Kind): Kept => kinds[kind]
export const keptName = (kind: Kind) => `${kinds[kind].width}.${kinds[kind].format}`

/** A picture in several widths: its folder is `{kind}/{name}` in `public/samples`. */
export type Picture = { kind: Kind; folder: string }

const isKind = (name: string): name is Kind => name in kinds

export const listPictures = (): Picture[] =>
  Object.keys(kinds)
    .filter(isKind)
    .flatMap((kind) =>
      globSync(`${kind}/*/${keptName(kind)}`, { cwd: published }).map((path) => ({
        kind,
        folder: dirname(path),
      })),
    )

export const keptFile = ({ kind, folder }: Picture) => join(published, folder, keptName(kind))
