/** The services that make a photograph of a look, in the order in which they are asked if nothing else is configured. */
export const photographers = ['workers_ai', 'google', 'fashn'] as const
export type Photographer = (typeof photographers)[number]
