import { DurableObject } from 'cloudflare:workers'

export class TryOnGate extends DurableObject<Env> {}
