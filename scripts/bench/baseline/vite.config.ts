import { cloudflare } from '@cloudflare/vite-plugin'
import { defineConfig } from 'vite'

export default defineConfig({
  build: { outDir: '../../../dist/baseline' },
  plugins: [
    cloudflare({
      remoteBindings: false,
      persistState: { path: process.env.CABINE_STATE ?? '.wrangler/state' },
    }),
  ],
})
