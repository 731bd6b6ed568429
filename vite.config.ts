import { cloudflare } from '@cloudflare/vite-plugin'
import { engineAssets } from '@cabine/engine/vite'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type ConfigEnv, type UserConfig } from 'vite'
import { codeSplitting } from './scripts/vite/chunks.ts'
import { makeSamples } from './scripts/sample-shop/pictures/make.ts'
import { dataRouter } from './scripts/vite/data-router.ts'
import { localShop } from './scripts/vite/local-shop.ts'
import { manifests } from './scripts/vite/manifests.ts'
import { messages } from './scripts/vite/messages.ts'
import { messagesOfParts } from './scripts/vite/messages-of-parts.ts'
import { prerender } from './scripts/vite/prerender/prerender.ts'
import { samplePeople } from './scripts/vite/sample-people.ts'
import { serviceWorker } from './scripts/vite/service-worker.ts'

const port = Number(process.env.PORT ?? 5173)

await makeSamples()

/** Vitest looks here for how tests are run, which has nothing in common with the site. */
export default defineConfig(async (asked) =>
  asked.mode === 'test' ? (await import('./scripts/tests/vitest.ts')).default : site(asked),
)

const site = ({ command, isPreview }: ConfigEnv): UserConfig => ({
  plugins: [
    react(),
    tailwindcss(),
    dataRouter(),
    messages(),
    messagesOfParts(),
    engineAssets(),
    samplePeople(),
    cloudflare({
      // The account's own services are not reachable from a bare machine: everything runs in workerd here.
      remoteBindings: false,
      persistState: process.env.CABINE_STATE ? { path: process.env.CABINE_STATE } : true,
      // The dev server has no pages of the build: every address gets the empty shell, and 404 is not seen there.
      config:
        command === 'serve' && !isPreview
          ? { assets: { not_found_handling: 'single-page-application' } }
          : undefined,
    }),
    manifests(),
    serviceWorker(),
    prerender(),
    localShop(),
  ],
  // The manifest tells the bench which files a page needs; it is not served.
  build: {
    manifest: true,
    // Every browser that this is built for knows modulepreload.
    // What a page needs stands in its HTML (scripts/vite/prerender); a list of it in the entry was 2 kB on every page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
  },
  environments: {
    client: {
      build: {
        // Beside those of public/licenses: what the scripts are made with wants to be named where they are served.
        license: { fileName: 'licenses/libraries.txt' },
        rolldownOptions: {
          // A language's list names seventy files, and what is random in a name does not compress: 42 bits are enough.
          output: { codeSplitting: codeSplitting(), chunkFileNames: 'assets/[name]-[hash:7].js' },
        },
      },
    },
  },
  server: { port, strictPort: true },
  preview: { port, strictPort: true },
})
