/** Real people who lent their picture to whoever has none at hand; the build copies the files from their packages. */
export const samplePhotos = [
  { name: 'kal-visuals', url: '/samples/people/kal-visuals.jpg' },
  { name: 'studio-2', url: '/samples/people/studio-2.jpg' },
] as const
export type SamplePhoto = (typeof samplePhotos)[number]

/** Creative Tim's design systems carry the photos, under the MIT licence. */
export const samplesCredit = 'Kal Visuals, Unsplash, Creative Tim (MIT)'

const key = 'sample-photo'

/** For this tab only: a sample is no photo of hers, and a new visit starts with her own. */
export function rememberSample(name: SamplePhoto['name'] | null) {
  try {
    if (name) sessionStorage.setItem(key, name)
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage the sample is gone after a reload, and nothing else.
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
