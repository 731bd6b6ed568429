import { behindTravel } from '../database.ts'
import { createBucket } from '../bucket.ts'
import type { createSqliteD1 } from '../../sqlite-d1.ts'

export const site = 'https://cabine.example.com'
export const fashnUrl = 'https://fashn.example'
export const runPrice = 75_000

/** The bindings and vars that the try-on reads. */
export function openEnvironment(binding: ReturnType<typeof createSqliteD1>['binding'], budgetRuns: number) {
  const photos = createBucket('PHOTOS')
  const env = {
    DB: behindTravel(binding),
    PHOTOS: photos.bucket,
    // Counted once a minute, whatever world that is in.
    SERVICE_COUNTS: 'off',
    PHOTOGRAPHERS: 'workers_ai fashn',
    PHOTOGRAPH_BUDGET: String((budgetRuns * runPrice) / 1_000_000),
    FASHN_BASE_URL: fashnUrl,
    FASHN_API_KEY: 'key-1 key-2',
    FASHN_MODEL: 'tryon-v1.6',
    FASHN_LIMITS: 'at_once=1 a_minute=3',
    WORKERS_AI_BASE: 'https://workers-ai.example/accounts/1/ai',
    WORKERS_AI_TOKEN: 'token',
    WORKERS_AI_MODEL: 'flux-2-klein-9b',
    WORKERS_AI_LIMITS: 'at_once=1 a_minute=3',
  }
  return { env, objects: photos.objects }
}
