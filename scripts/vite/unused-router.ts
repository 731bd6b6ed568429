import type { Plugin } from 'vite'

const nameForTools = /^\w+\.displayName = .*;$/gm
const component = /= (?=React\$1\.(?:forwardRef|memo|createContext)\()/g

/**
 * React Router does not say that making a component, and naming it for the developer tools, has no other
 * effect: a bundler keeps every component of it, used or not. Said so, it leaves out what nobody uses.
 */
export function unusedRouter(): Plugin {
  return {
    name: 'cabine:unused-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.*\.js$/ },
      handler: (code) => ({
        code: code.replace(nameForTools, '').replace(component, '= /* @__PURE__ */ '),
        map: null,
      }),
    },
  }
}
