import * as v from 'valibot'
import { photographers, type Photographer } from '#shared/photographers.ts'
import { openBfl } from './bfl.ts'
import type { CloudProvider, Pool } from './cloud-provider.ts'
import { fashnModels, isFashnModel, openFashn } from './fashn.ts'
import { fluxModels, isFluxModel } from './flux-models.ts'
import { serviceAccount } from './google-token.ts'
import { openGateway } from './gateway.ts'
import { openGoogle } from './google.ts'
import { openOwn } from './own.ts'
import { parseJson } from './provider-call.ts'
import { shrinkWith, type ImagesLike, type Shrink } from './shrink-picture.ts'
import { readBudget, readLimits, readPhotographers, readVar } from './settings.ts'
import {
  gatewayBinding,
  gatewayRest,
  throughBinding,
  throughRest,
  type AiLike,
  type RunModel,
} from './workers-ai-call.ts'
import { openWorkersAi } from './workers-ai.ts'

/** What is read of the Worker's environment, which the command line writes down itself. */
export type PhotographEnv = {
  PHOTOGRAPHERS?: string
  PHOTOGRAPH_BUDGET?: string
  AI?: object
  IMAGES?: ImagesLike
  WORKERS_AI_BASE?: string
  WORKERS_AI_TOKEN?: string
  WORKERS_AI_MODEL?: string
  WORKERS_AI_LIMITS?: string
  GOOGLE_TRY_ON_KEY?: string
  GOOGLE_TRY_ON_MODEL?: string
  GOOGLE_TRY_ON_PROJECT?: string
  GOOGLE_TRY_ON_REGION?: string
  GOOGLE_TRY_ON_BASE?: string
  GOOGLE_TRY_ON_LIMITS?: string
  FASHN_API_KEY?: string
  FASHN_BASE_URL?: string
  FASHN_MODEL?: string
  FASHN_LIMITS?: string
  GATEWAY_ID?: string
  GATEWAY_MODEL?: string
  GATEWAY_LIMITS?: string
  BFL_API_KEY?: string
  BFL_BASE_URL?: string
  BFL_ZERO_RETENTION?: string
  BFL_LIMITS?: string
  OWN_PHOTOGRAPHER_URL?: string
  OWN_PHOTOGRAPHER_TOKEN?: string
  OWN_PHOTOGRAPHER_LIMITS?: string
}

/** What all photographs of a UTC day may cost, in millionths of a dollar. */
export const dailyBudget = (env: Pick<PhotographEnv, 'PHOTOGRAPH_BUDGET'>) =>
  readBudget(env.PHOTOGRAPH_BUDGET)

/** The accounts that photographs may be sent to, in the operator's order. */
export const readPools = (env: PhotographEnv): Pool[] =>
  [...readPhotographers(env.PHOTOGRAPHERS).shares].flatMap(([photographer, share]) =>
    poolsOf(env, photographer).map((pool) => ({ ...pool, share })),
  )

export const readChoice = (env: PhotographEnv) => readPhotographers(env.PHOTOGRAPHERS).choice

/** The services that have an account here, whether or not they are asked. */
export const withAccount = (env: PhotographEnv): Photographer[] =>
  photographers.filter((one) => poolsOf(env, one).length > 0)

export const photographerOf = (pool: string) => photographers.find((one) => one === pool.split('-')[0])

/**
 * The provider behind a pool's id, also of one that is switched off by now: what is under way is read to its end.
 * `shrink` takes the place of the binding IMAGES where there is none.
 */
export function openPool(env: PhotographEnv, id: string, shrink = shrinkOf(env)): CloudProvider | null {
  const photographer = photographerOf(id)
  return photographer ? (accounts[photographer](env, shrink).get(id)?.() ?? null) : null
}

/** By the ids of their pools. Opening one costs nothing and sends nothing. */
type Accounts = Map<string, () => CloudProvider>

/** 'google', 'google-2', … */
const numbered = (photographer: Photographer, opened: (() => CloudProvider)[]): Accounts =>
  new Map(opened.map((open, i) => [i === 0 ? photographer : `${photographer}-${i + 1}`, open]))

const limitsOf = (env: PhotographEnv): Record<Photographer, { name: string; text: string | undefined }> => ({
  workers_ai: { name: 'WORKERS_AI_LIMITS', text: env.WORKERS_AI_LIMITS },
  google: { name: 'GOOGLE_TRY_ON_LIMITS', text: env.GOOGLE_TRY_ON_LIMITS },
  fashn: { name: 'FASHN_LIMITS', text: env.FASHN_LIMITS },
  gateway: { name: 'GATEWAY_LIMITS', text: env.GATEWAY_LIMITS },
  bfl: { name: 'BFL_LIMITS', text: env.BFL_LIMITS },
  own: { name: 'OWN_PHOTOGRAPHER_LIMITS', text: env.OWN_PHOTOGRAPHER_LIMITS },
})

function poolsOf(env: PhotographEnv, photographer: Photographer): Omit<Pool, 'share'>[] {
  const ids = [...accounts[photographer](env, null).keys()]
  if (ids.length === 0) return []
  const { name, text } = limitsOf(env)[photographer]
  const limits = readLimits(name, text)
  return limits ? ids.map((id) => ({ id, photographer, ...limits })) : []
}

const shrinkOf = ({ IMAGES }: PhotographEnv): Shrink | null => (IMAGES ? shrinkWith(IMAGES) : null)

/** With an address the REST call is used, which needs a token; otherwise the binding. */
function workersAiCall({ AI, WORKERS_AI_BASE, WORKERS_AI_TOKEN = '' }: PhotographEnv): RunModel | null {
  if (!WORKERS_AI_BASE) return AI ? throughBinding(AI as AiLike) : null
  const base = readVar('WORKERS_AI_BASE', address, WORKERS_AI_BASE)
  return base ? throughRest(base, WORKERS_AI_TOKEN) : null
}

/** By the same ways as Workers AI; `base` is that of the REST call. */
function gatewayCall({ AI, WORKERS_AI_BASE, WORKERS_AI_TOKEN = '' }: PhotographEnv, id: string) {
  if (!WORKERS_AI_BASE) return AI ? { base: null, run: gatewayBinding(AI as AiLike, id) } : null
  const base = readVar('WORKERS_AI_BASE', address, WORKERS_AI_BASE)
  return base ? { base, run: gatewayRest(base, WORKERS_AI_TOKEN, id) } : null
}

const address = v.pipe(v.string(), v.url())
const fluxModel = v.pipe(v.string(), v.check(isFluxModel, `one of ${Object.keys(fluxModels).join(', ')}`))
const gatewayId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
const gatewayModel = v.pipe(v.string(), v.regex(/^google\/nano-banana-[a-z0-9.]+$/))
/** By its public terms Black Forest Labs may keep and use what is sent: not without the operator's word that it does not. */
const zeroRetention = v.literal('yes')
const fashnModel = v.pipe(v.string(), v.check(isFashnModel, `one of ${fashnModels.join(', ')}`))
const accountFile = v.pipe(v.string(), v.transform(parseJson), serviceAccount)
/** One of Google's, or where it likes. */
const region = v.pipe(v.string(), v.regex(/^(?:global|[a-z]+-[a-z]+\d{1,2})$/))
const models = v.pipe(
  v.string(),
  v.transform((text) => text.split(/\s+/).filter(Boolean)),
  v.array(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9.-]{2,60}$/))),
  v.minLength(1),
)
const project = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9:.-]{2,60}$/))

const googleHost = (inRegion: string | null) =>
  `https://${inRegion === 'global' ? '' : `${inRegion}-`}aiplatform.googleapis.com`

const accounts: Record<Photographer, (env: PhotographEnv, shrink: Shrink | null) => Accounts> = {
  workers_ai(env, shrink) {
    const run = workersAiCall(env)
    const model = run && readVar('WORKERS_AI_MODEL', fluxModel, env.WORKERS_AI_MODEL)
    if (!run || !model || !isFluxModel(model)) return new Map()
    return new Map([['workers_ai', () => openWorkersAi({ run, model, shrink })]])
  },

  google(env, shrink) {
    if (!env.GOOGLE_TRY_ON_KEY) return new Map()
    const account = readVar('GOOGLE_TRY_ON_KEY', accountFile, env.GOOGLE_TRY_ON_KEY)
    const inRegion = readVar('GOOGLE_TRY_ON_REGION', region, env.GOOGLE_TRY_ON_REGION)
    const named = readVar('GOOGLE_TRY_ON_MODEL', models, env.GOOGLE_TRY_ON_MODEL)
    const ownBase = env.GOOGLE_TRY_ON_BASE || googleHost(inRegion)
    const base = readVar('GOOGLE_TRY_ON_BASE', address, ownBase)
    const ownProject = env.GOOGLE_TRY_ON_PROJECT || account?.project_id
    const inProject = account && readVar('GOOGLE_TRY_ON_PROJECT', project, ownProject)
    if (!account || !inRegion || !base || !inProject || !named) return new Map()
    const all = { base, project: inProject, region: inRegion, account, shrink }
    return numbered(
      'google',
      named.map((model) => () => openGoogle({ ...all, model })),
    )
  },

  fashn(env) {
    const keys = (env.FASHN_API_KEY ?? '').split(/\s+/).filter(Boolean)
    const baseUrl = keys.length > 0 ? readVar('FASHN_BASE_URL', address, env.FASHN_BASE_URL) : null
    const model = baseUrl && readVar('FASHN_MODEL', fashnModel, env.FASHN_MODEL)
    if (!baseUrl || !model || !isFashnModel(model)) return new Map()
    return numbered(
      'fashn',
      keys.map((key) => () => openFashn({ baseUrl, key, model })),
    )
  },

  gateway(env, shrink) {
    const id = env.GATEWAY_ID && readVar('GATEWAY_ID', gatewayId, env.GATEWAY_ID)
    const call = id ? gatewayCall(env, id) : null
    const model = call && readVar('GATEWAY_MODEL', gatewayModel, env.GATEWAY_MODEL)
    if (!call || !model) return new Map()
    return new Map([['gateway', () => openGateway({ ...call, model, shrink })]])
  },

  bfl(env, shrink) {
    const key = env.BFL_API_KEY
    const isAgreed = key && readVar('BFL_ZERO_RETENTION', zeroRetention, env.BFL_ZERO_RETENTION)
    const baseUrl = isAgreed && readVar('BFL_BASE_URL', address, env.BFL_BASE_URL)
    if (!key || !baseUrl) return new Map()
    return new Map([['bfl', () => openBfl({ baseUrl, key, shrink })]])
  },

  own(env, shrink) {
    const token = env.OWN_PHOTOGRAPHER_TOKEN
    const baseUrl = token && readVar('OWN_PHOTOGRAPHER_URL', address, env.OWN_PHOTOGRAPHER_URL)
    if (!token || !baseUrl) return new Map()
    return new Map([['own', () => openOwn({ baseUrl, token, shrink })]])
  },
}
