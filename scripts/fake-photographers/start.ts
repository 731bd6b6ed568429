import { startFakeFashn } from '../fake-fashn/server.ts'
import { startFakeGoogleTryOn } from '../fake-google-try-on/server.ts'
import { fakeToken, startFakeWorkersAi } from '../fake-workers-ai/server.ts'

type Options = {
  fashn?: Parameters<typeof startFakeFashn>[0]
  google?: Parameters<typeof startFakeGoogleTryOn>[0]
  workersAi?: Parameters<typeof startFakeWorkersAi>[0]
}

/** All three, and the vars by which a Worker on this machine finds them. */
export async function startFakePhotographers(options: Options = {}) {
  const [fashn, google, workersAi] = await Promise.all([
    startFakeFashn(options.fashn),
    startFakeGoogleTryOn(options.google),
    startFakeWorkersAi(options.workersAi),
  ])
  const vars = {
    FASHN_BASE_URL: fashn.address,
    FASHN_API_KEY: 'fa-test-key fa-other-key',
    WORKERS_AI_BASE: workersAi.base,
    WORKERS_AI_TOKEN: fakeToken,
    GOOGLE_TRY_ON_BASE: google.address,
    GOOGLE_TRY_ON_KEY: JSON.stringify(google.openAccount()),
  }
  return {
    fashn,
    google,
    workersAi,
    vars,
    close: () => Promise.all([fashn, google, workersAi].map((fake) => fake.close())),
  }
}
