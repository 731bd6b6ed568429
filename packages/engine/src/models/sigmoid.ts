/** A probability, 0 to 1, out of what a network says of it. */
export const sigmoid = (value: number) => 1 / (1 + Math.exp(-value))
