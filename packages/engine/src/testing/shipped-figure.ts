/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import { decodeFigure } from '../body/model/figure-file.ts'

/** The body that shoppers get. */
export const shippedFigure = decodeFigure(
  Uint8Array.from(
    gunzipSync(readFileSync(createRequire(import.meta.url).resolve('@cabine/engine/models/figure.bin'))),
  ).buffer,
)
