import { DurableObject } from 'cloudflare:workers'

export class TryOnJob extends DurableObject<Env> {}
