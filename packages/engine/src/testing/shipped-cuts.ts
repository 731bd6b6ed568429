/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { decodeCuts } from '../cloth/picture-cut/cuts.ts'

/** The patterns that shoppers' engines get. */
export const shippedCuts = decodeCuts(
  Uint8Array.from(gunzipSync(readFileSync(new URL('../models/cuts.bin', import.meta.url)))).buffer,
)
