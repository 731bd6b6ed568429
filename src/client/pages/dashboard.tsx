export function Component() {
  return <main id="content" />
}
