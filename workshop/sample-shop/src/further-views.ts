/** Further pictures of a piece, in the order in which the shop shows them. */
export const views = ['back', 'detail'] as const
export type View = (typeof views)[number]

/** Pixels across a further picture: a page shows it at half of its width. */
export const viewWidth = 480

/** As the site serves it; what is worn on a body lies among the garments, everything else among the objects. */
export const viewPath = (kind: 'garments' | 'objects', id: string, view: View) =>
  `/samples/${kind}/${id}/${view}/${viewWidth}.webp`
