/** The size of a look's frame: its column's width, and never higher than the screen shows, or the room around it lets it be. */
export const lookFrame = (width: number, height: number, tallest = 'var(--tallest, 80dvh)') => ({
  aspectRatio: `${width} / ${height}`,
  inlineSize: `min(100%, calc(${tallest} * ${width / height}))`,
})
