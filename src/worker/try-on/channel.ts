import { DurableObject } from 'cloudflare:workers'

export class ShopperChannel extends DurableObject<Env> {}
