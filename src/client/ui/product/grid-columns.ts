/** 2 columns on small screens, 3 at medium, 4 at large (spec 2.2.5). */
export const columns = 'grid grid-cols-2 gap-x-3 gap-y-9 sm:gap-x-6 sm:gap-y-12 md:grid-cols-3 lg:grid-cols-4'

/** One column less beside a column of filters. */
export const besideFilters = 'grid grid-cols-2 gap-x-3 gap-y-9 sm:gap-x-6 sm:gap-y-12 md:grid-cols-3'

/** The `sizes` of a card's picture in these columns. */
export const cardSizes = '(width < 48rem) 46vw, (width < 64rem) 30vw, 18.5rem'
