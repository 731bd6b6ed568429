/** Further pictures of a garment, in the order in which the shop shows them. */
export const views = ['back', 'detail'] as const
export type View = (typeof views)[number]

/** Pixels across a further picture: a page shows it at half of its width. */
export const viewWidth = 480

/** As the site serves it. */
export const viewPath = (id: string, view: View) => `/samples/garments/${id}/${view}/${viewWidth}.webp`
