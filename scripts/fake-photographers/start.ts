import { fakeBflKey, startFakeBfl } from '../fake-bfl/server.ts'
import { startFakeFashn } from '../fake-fashn/server.ts'
import { startFakeGoogleTryOn } from '../fake-google-try-on/server.ts'
import { fakeVtonToken, startFakeVton } from '../fake-vton/server.ts'
import { fakeToken, startFakeWorkersAi } from '../fake-workers-ai/server.ts'

type Options = {
  fashn?: Parameters<typeof startFakeFashn>[0]
  google?: Parameters<typeof startFakeGoogleTryOn>[0]
  workersAi?: Parameters<typeof startFakeWorkersAi>[0]
}

/** All of them, and the vars by which a Worker on this machine finds them. */
export async function startFakePhotographers(options: Options = {}) {
  const [fashn, google, workersAi, bfl, vton] = await Promise.all([
    startFakeFashn(options.fashn),
    startFakeGoogleTryOn(options.google),
    startFakeWorkersAi(options.workersAi),
    startFakeBfl(),
    startFakeVton(),
  ])
  const vars = {
    FASHN_BASE_URL: fashn.address,
    FASHN_API_KEY: 'fa-test-key fa-other-key',
    WORKERS_AI_BASE: workersAi.base,
    WORKERS_AI_TOKEN: fakeToken,
    GOOGLE_TRY_ON_BASE: google.address,
    GOOGLE_TRY_ON_KEY: JSON.stringify(google.openAccount()),
    GATEWAY_ID: 'default',
    BFL_BASE_URL: bfl.address,
    BFL_API_KEY: fakeBflKey,
    BFL_ZERO_RETENTION: 'yes',
    OWN_PHOTOGRAPHER_URL: vton.address,
    OWN_PHOTOGRAPHER_TOKEN: fakeVtonToken,
  }
  return {
    fashn,
    google,
    workersAi,
    bfl,
    vton,
    vars,
    close: () => Promise.all([fashn, google, workersAi, bfl, vton].map((fake) => fake.close())),
  }
}
