import type { Plugin } from 'vite'

type StandIn = { importers: RegExp; code: string }

/**
 * Instead of React Router's code for its framework mode and for instrumentations, which no page here uses and no
 * bundler can see to be unused: 2.4 kB of each page. A name that a newer router imports besides fails the build.
 */
const standIns: Record<string, StandIn> = {
  './ssr/components.js': {
    importers: /\/dom\/lib\.js$/,
    code: `
      import { createContext, useRef } from 'react'
      export const FrameworkContext = createContext(undefined)
      export const PrefetchPageLinks = () => null
      export const usePrefetchBehavior = () => [false, useRef(null), {}]
      export const mergeRefs = (theirs) => theirs
    `,
  },
  './dom/ssr/components.js': {
    importers: /\/lib\/components\.js$/,
    code: `
      import { createContext } from 'react'
      export const FrameworkContext = createContext(undefined)
    `,
  },
  './instrumentation.js': {
    importers: /\/router\/router\.js$/,
    code: `
      export const consumeInstrumentationClientResultMetaReceiver = () => undefined
      export const getRouteInstrumentationUpdates = () => ({})
      export const instrumentClientSideRouter = (router) => router
    `,
  },
}

const prefix = '\0data-router:'

/** Builds the app's pages with React Router's data mode alone. */
export const dataRouter = (): Plugin => ({
  name: 'data-router',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(source, importer) {
    const isRouters =
      importer?.includes('/node_modules/react-router/') && standIns[source]?.importers.test(importer)
    return isRouters ? prefix + source : null
  },
  load: (id) => (id.startsWith(prefix) ? standIns[id.slice(prefix.length)]?.code : null),
})
