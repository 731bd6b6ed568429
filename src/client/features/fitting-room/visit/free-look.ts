import { readStored, writeStored } from '#client/lib/browser-storage.ts'

const key = 'free-look'

/** A visitor sees one look of the shop's pieces on herself; those of the front page she tries on as she likes. */
export const isFreeLookUsed = () => readStored(key) !== null
export const noteFreeLook = () => writeStored(key, '1')
