import { join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { root } from '../local/paths.ts'
import {
  heroCrop,
  heroFallbackWidth,
  heroWidths,
} from '../../src/client/features/landing/demo/hero-pieces.ts'

const kept = (name: string) => sharp(join(root, `scripts/sample-shop/people/${name}.jpg`))

const smilingWoman = () => kept('kal-visuals').jpeg({ quality: 90 }).toBuffer()

/** Cropped, because the person is small in a wide picture. */
const womanInASuit = () =>
  kept('studio-2').extract({
    left: 96,
    top: 130,
    width: 408,
    height: 612,
  })

/**
 * AVIF's effort. The next step takes three times as long and improves a file of the same size by half a decibel only.
 */
const effort = 3

/** The landing page begins with a part of one of the pictures, in several sizes. */
const resizedHero = async (width: number) =>
  sharp(await smilingWoman())
    .extract(heroCrop)
    .resize(width)
const hero = [
  ...heroWidths.map(
    (width) =>
      [`${width}.avif`, async () => (await resizedHero(width)).avif({ quality: 51, effort })] as const,
  ),
  [
    `${heroFallbackWidth}.webp`,
    async () => (await resizedHero(heroFallbackWidth)).webp({ quality: 80 }),
  ] as const,
].map(([name, write]) => [`samples/people/hero/${name}`, async () => (await write()).toBuffer()] as const)

type Draw = () => Promise<Buffer>

/**
 * Photos of models for shoppers who do not want to use their own. Whose they are stands beside them
 * (scripts/sample-shop/people).
 */
export const people: { 'samples/people/kal-visuals.jpg': Draw; [name: string]: Draw } = {
  'samples/people/kal-visuals.jpg': smilingWoman,
  // Scaled to the size that a try-on works at.
  'samples/people/studio-2.jpg': () => womanInASuit().resize(816, 1224).jpeg({ quality: 90 }).toBuffer(),
  'samples/people/studio-2-480.avif': () =>
    womanInASuit().resize(480).avif({ quality: 54, effort }).toBuffer(),
  ...Object.fromEntries(hero),
}

const typeOf = (name: string) => `image/${name.split('.').at(-1)?.replace('jpg', 'jpeg')}`

export function samplePeople(): Plugin {
  return {
    name: 'cabine:sample-people',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      const pictures = Object.entries(people).map(async ([fileName, picture]) => ({
        type: 'asset' as const,
        fileName,
        source: await picture(),
      }))
      for (const picture of await Promise.all(pictures)) this.emitFile(picture)
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = (request.url ?? '').slice(1)
        const picture = people[name]
        if (!picture) return next()
        response.setHeader('Content-Type', typeOf(name))
        picture().then((bytes) => response.end(bytes), next)
      })
    },
  }
}
