/** A path in the document, and its name for each parameter of the route. */
export type DocumentPath = {
  template: string
  names: { own: string; shown: string; isRest: boolean }[]
}

const parameter = /:(\w+)(\{\.\+\})?/g
const isAlike = (path: string, other: string) =>
  path.replaceAll(parameter, ':') === other.replaceAll(parameter, ':')

/**
 * OpenAPI treats two paths that differ only in parameter names as one: such routes share the names of the one that
 * matches the rest of the address, or of the first.
 */
export function pathOf(path: string, all: { path: string }[]): DocumentPath {
  const alike = all.filter((one) => isAlike(path, one.path)).map((one) => one.path)
  const shared = alike.find((one) => one.includes('{.+}')) ?? alike[0] ?? path
  const shown = [...shared.matchAll(parameter)].map(([, name = '']) => name)
  return {
    template: shared.replaceAll(parameter, '{$1}'),
    names: [...path.matchAll(parameter)].map(([, own = '', rest], place) => ({
      own,
      shown: shown[place] ?? own,
      isRest: rest !== undefined,
    })),
  }
}
