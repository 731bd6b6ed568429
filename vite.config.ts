import { cloudflare } from '@cloudflare/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { messages } from './scripts/vite/messages.ts'

export default defineConfig({
  plugins: [
    react({ compiler: true }),
    tailwindcss(),
    messages(),
    // The account's own services are not reachable from a bare machine: everything runs in workerd here.
    cloudflare({ remoteBindings: false }),
  ],
  worker: { format: 'es' },
  server: { port: Number(process.env.PORT ?? 5173) },
  preview: { port: Number(process.env.PORT ?? 5173) },
})
