import jpegFactory from '@jsquash/jpeg/codec/dec/mozjpeg_dec.js'
import jpegModule from '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'
// @ts-expect-error: the package describes what is in the module, and a Worker imports the module itself.
import pngModule from '@jsquash/png/codec/pkg/squoosh_png_bg.wasm'
import startPng, { decode as decodePng } from '@jsquash/png/codec/pkg/squoosh_png.js'
import webpDecoderFactory from '@jsquash/webp/codec/dec/webp_dec.js'
import webpDecoderModule from '@jsquash/webp/codec/dec/webp_dec.wasm'
import webpEncoderFactory from '@jsquash/webp/codec/enc/webp_enc_simd.js'
import webpEncoderModule from '@jsquash/webp/codec/enc/webp_enc_simd.wasm'
import { defaultOptions } from '@jsquash/webp/meta.js'
import { imageSize } from 'image-size'
import { sniffType, type PictureType } from './open-picture.ts'
import type { Pixels } from './pixels.ts'

type Starts<Module> = (options: {
  noInitialRun: boolean
  instantiateWasm: (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance) => void,
  ) => WebAssembly.Exports
}) => Promise<Module>

type Decoder = { decode(bytes: Uint8Array, turns?: boolean): Pixels | null }
type Encoder = {
  encode(data: Uint8ClampedArray, width: number, height: number, options: object): Uint8Array | null
}

/** Starts a codec from a module that came compiled with the bundle, because Workers cannot compile WebAssembly. */
const start = <Module>(factory: Starts<Module>, module: WebAssembly.Module) =>
  factory({
    noInitialRun: true,
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(module, imports)
      done(instance)
      return instance.exports
    },
  })

/** Started by the first picture and shared, since a module keeps no state between pictures. */
const started: {
  jpeg?: ReturnType<typeof startJpeg>
  png?: ReturnType<typeof startPng>
  webp?: ReturnType<typeof startWebp>
  encoder?: ReturnType<typeof startEncoder>
} = {}

const startJpeg = () => start<Decoder>(jpegFactory, jpegModule)
const startWebp = () => start<Decoder>(webpDecoderFactory, webpDecoderModule)
const startEncoder = () => start<Encoder>(webpEncoderFactory, webpEncoderModule)

const decoders: Partial<Record<PictureType, (bytes: Uint8Array<ArrayBuffer>) => Promise<Pixels | null>>> = {
  'image/jpeg': async (bytes) => (await (started.jpeg ??= startJpeg())).decode(bytes, true),
  'image/webp': async (bytes) => (await (started.webp ??= startWebp())).decode(bytes),
  'image/png': async (bytes) => {
    await (started.png ??= startPng(pngModule as WebAssembly.Module))
    return decodePng(bytes)
  },
}

/** At four bytes a pixel this is 16 MB, of the 128 MB that a Durable Object has for a whole board. */
const maxPixels = 4_000_000

/** Decodes a picture's pixels; null for an unsupported type and for a picture that is too large. */
export async function decodePicture(bytes: Uint8Array<ArrayBuffer>): Promise<Pixels | null> {
  const type = sniffType(bytes)
  const decode = type && decoders[type]
  if (!decode) return null
  const { width, height } = imageSize(bytes)
  if (!(width * height <= maxPixels)) return null
  const found = await decode(bytes)
  return found && { width: found.width, height: found.height, data: found.data }
}

export async function encodeWebp({ width, height, data }: Pixels): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = await (started.encoder ??= startEncoder())
  const bytes = encoder.encode(data, width, height, {
    ...defaultOptions,
    quality: 86,
  })
  if (!bytes) throw new Error('the board cannot be encoded')
  // Copied, because the encoder reuses its memory for the next board.
  return new Uint8Array(bytes)
}
