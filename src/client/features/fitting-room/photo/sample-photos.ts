/** Free photos of real people, to try on without a photo of one's own; the build copies the files from their packages. */
export const samplePhotos = [
  { name: 'kal-visuals', url: '/samples/people/kal-visuals.jpg' },
  { name: 'studio-2', url: '/samples/people/studio-2.jpg' },
] as const
export type SamplePhoto = (typeof samplePhotos)[number]

/** Creative Tim's design systems carry the photos, under the MIT licence. */
export const samplesCredit = 'Kal Visuals, Unsplash, Creative Tim (MIT)'

const key = 'sample-photo'

/** Remembers the sample for this tab only, so that a new visit starts with her own photo. */
export function rememberSample(name: SamplePhoto['name'] | null) {
  try {
    if (name) sessionStorage.setItem(key, name)
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage only the choice of the sample is lost at a reload.
  }
}

export function rememberedSample() {
  try {
    const name = sessionStorage.getItem(key)
    return samplePhotos.find((sample) => sample.name === name) ?? null
  } catch {
    return null
  }
}
