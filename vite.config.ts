import { cloudflare } from '@cloudflare/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { engineAssets } from './scripts/vite/engine-assets.ts'
import { messages } from './scripts/vite/messages.ts'
import { samplePeople } from './scripts/vite/sample-people.ts'
import { unusedRouter } from './scripts/vite/unused-router.ts'

const port = Number(process.env.PORT ?? 5173)

/**
 * What every page of the app needs, and the front door does not: one file, since small ones compress badly
 * and each would be fetched anyway.
 */
const appModules =
  /node_modules\/(?:react-router|hono)\/|src\/client\/(?:app|router)\.tsx|src\/client\/shell\/(?:root|app-layout|header|bottom-nav|pending|toasts\/.*)\.tsx?$|src\/client\/features\/account\/(?:app-state-store|next-path|require-session)\.ts$|src\/client\/lib\/(?:api|api-failure|failure-message|overlays|use-wanted)\.ts$|src\/client\/ui\/(?:link|icon-button|badge)\.tsx$|features\/billing\/upgrade-(?:store|modals)/

export default defineConfig({
  plugins: [
    react({ compiler: true }),
    tailwindcss(),
    messages(),
    unusedRouter(),
    engineAssets(),
    samplePeople(),
    cloudflare({
      // The account's own services are not reachable from a bare machine: everything runs in workerd here.
      remoteBindings: false,
      persistState: process.env.CABINE_STATE ? { path: process.env.CABINE_STATE } : true,
    }),
  ],
  // The manifest tells the bench which files a page needs; it is not served.
  build: {
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'app', test: appModules, includeDependenciesRecursively: false }] },
      },
    },
  },
  server: { port, strictPort: true },
  preview: { port, strictPort: true },
})
