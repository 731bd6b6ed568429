/** The pattern of a page's path, for what is told without names: a word with anything but letters in it is an id or a name. */
export const patternOf = (path: string) =>
  path
    .split('/')
    .slice(0, 5)
    .map((word) => (/^[a-z-]*$/.test(word) ? word : ':id'))
    .join('/')
    .slice(0, 60)
