/** She has asked her device for less motion. */
export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
