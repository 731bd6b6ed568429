import { tmpdir } from 'node:os'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { quietTools } from '../local/database.ts'
import { createFakeWeb } from '../fake-web/web.ts'
import { memoryFolder } from '../local/memory.ts'
import { makeSamples } from '../sample-shop/pictures/make.ts'
import { isQuick, isThorough, slowTests } from './tier.ts'
import { cheapPasswords } from '../vite/cheap-passwords.ts'
import { messages } from '../vite/messages.ts'
import { messagesOfParts } from '../vite/messages-of-parts.ts'
import { plainStripe } from '../vite/plain-stripe.ts'

const drawLedgerSeed = () => (isThorough ? Math.floor(Math.random() * 2 ** 31) : 20_261_120)
const patience = {
  retry: 0,
  /** Worlds are played and whole trees are parsed: a busy machine has little time for that. */
  testTimeout: 30_000,
  /** Asked often and for long: a busy machine is late, and an idle one is not kept waiting. */
  expect: { poll: { interval: 10, timeout: 10_000 } },
}

await makeSamples()

const leftOut = isQuick ? slowTests : []

Object.assign(process.env, { ...quietTools, ...process.env })

// Each test waits for tens of writes, and a write on a disk takes milliseconds.
const onDisk = tmpdir()
process.env.TMPDIR ??= memoryFolder() ?? onDisk

/** How tests are run. Vitest reads it by way of vite.config.ts; its paths are from the root. */
export default defineConfig({
  test: {
    provide: {
      isThorough,
      watchesPlans: process.env.PLANS === 'watched',
      ledgerSeed: Number(process.env.LEDGER_SEED) || drawLedgerSeed(),
    },
    // Much of a test's time it waits: a machine of two cores has room for three.
    maxWorkers: 3,
    // What a Worker logs is read where a test fails, and hides which one did elsewhere.
    silent: 'passed-only',
    projects: [
      {
        plugins: [
          plainStripe(),
          cheapPasswords(),
          cloudflareTest(async ({ inject }) => ({
            remoteBindings: false,
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              outboundService: createFakeWeb([
                inject('fashnAddress'),
                inject('stripeAddress'),
                inject('googleAddress'),
                inject('workersAiAddress'),
                inject('googleTryOnAddress'),
                inject('turnstileAddress'),
                inject('bflAddress'),
                inject('vtonAddress'),
              ]),
              // That a backup is restored to.
              d1Databases: ['RESTORED', 'RESTORED_CATALOGUE'],
              bindings: {
                TEST_MIGRATIONS: {
                  accounts: await readD1Migrations('./src/worker/migrations/accounts'),
                  catalogue: await readD1Migrations('./src/worker/migrations/catalogue'),
                },
                FASHN_BASE_URL: inject('fashnAddress'),
                FASHN_API_KEY: 'fa-test-key',
                WORKERS_AI_BASE: inject('workersAiBase'),
                WORKERS_AI_TOKEN: 'wa-test-token',
                GOOGLE_TRY_ON_BASE: inject('googleTryOnAddress'),
                GOOGLE_TRY_ON_KEY: inject('googleTryOnKey'),
                GATEWAY_ID: 'default',
                BFL_BASE_URL: inject('bflAddress'),
                BFL_API_KEY: 'bfl-test-key',
                BFL_ZERO_RETENTION: 'yes',
                OWN_PHOTOGRAPHER_URL: inject('vtonAddress'),
                OWN_PHOTOGRAPHER_TOKEN: 'vton-test-token',
                GOOGLE_TRY_ON_MODEL: 'gemini-that-ended gemini-nano-banana-2.1',
                STRIPE_API_BASE: inject('stripeAddress'),
                GOOGLE_CLIENT_ID: 'cabine-client',
                GOOGLE_CLIENT_SECRET: 'cabine-secret-of-a-client',
                GOOGLE_ISSUER: inject('googleAddress'),
                TURNSTILE_BASE: inject('turnstileAddress'),
                // Written once a minute, in whatever test that is.
                SERVICE_COUNTS: 'off',
                // A developer's machine, where mails go to the outbox.
                SITE_ADDRESS: 'http://localhost',
              },
            },
          })),
        ],
        test: {
          name: 'worker',
          ...patience,
          isolate: false,
          include: ['src/worker/**/*.test.ts'],
          exclude: ['**/*.node.test.ts', ...leftOut],
          globalSetup: [
            './scripts/fake-fashn/global-setup.ts',
            './scripts/fake-stripe/global-setup.ts',
            './scripts/fake-google/global-setup.ts',
            './scripts/fake-workers-ai/global-setup.ts',
            './scripts/fake-google-try-on/global-setup.ts',
            './scripts/fake-bfl/global-setup.ts',
            './scripts/fake-vton/global-setup.ts',
            './scripts/fake-turnstile/global-setup.ts',
          ],
          setupFiles: [
            './src/worker/testing/reset-storage.ts',
            './src/worker/testing/settled.ts',
            './src/worker/testing/plans.ts',
          ],
        },
      },
      {
        plugins: [messages(), messagesOfParts()],
        test: {
          name: 'plain',
          ...patience,
          environment: 'node',
          // In one process, which is three times as quick: each file leaves it as it found it.
          isolate: false,
          include: ['{src/client,src/shared,packages}/**/*.test.ts'],
          exclude: leftOut,
          setupFiles: ['./src/client/testing/fresh.ts'],
        },
      },
      {
        plugins: [messages(), messagesOfParts()],
        test: {
          name: 'dom',
          ...patience,
          environment: 'jsdom',
          // In one process, as the plain ones: a third of the work.
          isolate: false,
          include: ['src/client/**/*.test.tsx'],
          exclude: leftOut,
          setupFiles: ['./src/client/testing/dom.ts'],
        },
      },
      {
        plugins: [messages(), messagesOfParts()],
        // A Worker gets such files as bytes; what runs here only names them.
        assetsInclude: ['**/*.bin'],
        test: {
          name: 'node',
          // The browser unpacks itself there, once for all who use it.
          env: { TMPDIR: onDisk },
          ...patience,
          environment: 'node',
          isolate: false,
          include: ['src/worker/**/*.node.test.ts', 'scripts/**/*.test.ts'],
          exclude: leftOut,
        },
      },
    ],
  },
})
