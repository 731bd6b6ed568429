import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { messages } from './scripts/vite/messages.ts'

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [
          cloudflareTest(async () => ({
            remoteBindings: false,
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: { TEST_MIGRATIONS: await readD1Migrations('./migrations') },
            },
          })),
        ],
        test: {
          name: 'worker',
          include: ['src/worker/**/*.test.ts'],
          setupFiles: ['./src/worker/testing/migrate.ts'],
        },
      },
      {
        plugins: [messages()],
        test: { name: 'client', environment: 'node', include: ['src/{client,shared}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'] },
      },
    ],
  },
})
