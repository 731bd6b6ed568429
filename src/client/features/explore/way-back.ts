let lastSearch = ''

/** What of Explore she looked at last, as it stands in the address. */
export const rememberSearch = (search: string) => void (lastSearch = search)

/** Back from an outfit to what she was looking for. */
export const wayBackToExplore = () => `/explore${lastSearch}`
