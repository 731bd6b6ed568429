/** The fitting room moves in here. */
export function Component() {
  return <main id="content" />
}
