export const searchSorts = ['relevance', 'price-up', 'price-down', 'new'] as const
export type SearchSort = (typeof searchSorts)[number]
