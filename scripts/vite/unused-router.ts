import type { Plugin } from 'vite'

const nameForTools = /^\w+\.displayName = .*;$/gm
const component = /= (?=React\$1\.(?:forwardRef|memo|createContext)\()/g

/**
 * Conditions of the router that are never true here: pages have loaders, and neither forms nor fetchers,
 * every route is known from the beginning, and nobody instruments them.
 */
const neverTrue = [
  'init.instrumentations',
  'init.patchRoutesOnNavigation',
  'opts?.instrumentationNavigateMetaReceiver',
  'opts && opts.submission && isMutationMethod(opts.submission.formMethod)',
  'isFogOfWar',
]

/** What only those would call. Called all the same, it says where it has gone. */
const neverCalled = ['handleAction', 'fetch', 'handleFetcherAction', 'handleFetcherLoader', 'discoverRoutes']

/**
 * React Router does not say that making a component, and naming it for the developer tools, has no other
 * effect: a bundler keeps every component of it, used or not. Said so, it leaves out what nobody uses.
 * Its core is one function, of which a bundler cannot leave out anything: there the unused ways are closed.
 */
export function unusedRouter(): Plugin {
  return {
    name: 'cabine:unused-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.*\.js$/ },
      handler(code, id) {
        const plain = code.replace(nameForTools, '').replace(component, '= /* @__PURE__ */ ')
        return { code: id.endsWith('/router/router.js') ? closeUnusedWays(plain) : plain, map: null }
      },
    },
  }
}

/** Throws where the router does not read as expected: another version wants another look. */
function closeUnusedWays(code: string) {
  const replace = (text: string, from: RegExp, to: string) => {
    if (!from.test(text)) throw new Error(`React Router has no ${from}: see scripts/vite/unused-router.ts.`)
    return text.replace(from, to)
  }
  let rest = code
  for (const condition of neverTrue)
    rest = replace(rest, new RegExp(String.raw`\bif \(${literally(condition)}\)`, 'g'), 'if (false)')
  for (const name of neverCalled)
    rest = replace(
      rest,
      new RegExp(String.raw`^\t(async function ${name}\(.*\)) \{\n[^]*?\n\t\}$`, 'm'),
      `\t$1 {\n\t\tthrow new Error("left out of the build: ${name}");\n\t}`,
    )
  return replace(rest, /consumeInstrumentationClientResultMetaReceiver\(router\)/g, 'undefined')
}

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
