const page = '/outfit-generator'

/** The path of the studio with templates chosen: where a visitor comes back to after the sign-in. */
export const chosenPath = (ids: string[]) => `${page}?${new URLSearchParams({ templates: ids.join() })}`

export const chosenIn = (url: string) =>
  new URL(url).searchParams.get('templates')?.split(',').filter(Boolean) ?? []
