import * as v from 'valibot'
import { languages } from '@cabine/sophia/vocabulary/languages.ts'

/**
 * A tenth of a degree, some ten kilometres: as exactly as weather has to know where she is, and nobody is told more.
 */
export const roundedDegrees = (degrees: number) => degrees.toFixed(1).replace(/^-0\.0$/, '0.0')

const degrees = (most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,3}\.\d$/),
    v.check((text) => Math.abs(Number(text)) <= most),
  )

export const placeInput = v.object({ latitude: degrees(90), longitude: degrees(180) })

export const placesInput = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(80)),
  language: v.optional(v.picklist(languages), 'en'),
})
