const page = '/outfit-generator'

/** The studio with templates chosen: the way back for a visitor who goes to the door first. */
export const chosenPath = (ids: string[]) => `${page}?${new URLSearchParams({ templates: ids.join() })}`

export const chosenIn = (url: string) =>
  new URL(url).searchParams.get('templates')?.split(',').filter(Boolean) ?? []
