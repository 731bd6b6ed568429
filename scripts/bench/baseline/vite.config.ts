import { cloudflare } from '@cloudflare/vite-plugin'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [cloudflare({ remoteBindings: false, persistState: false })] })
