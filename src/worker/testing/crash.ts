const trips = new Set(['all', 'run', 'raw', 'first', 'batch', 'list', 'delete', 'put', 'get', 'head'])

/**
 * The environment of a process that dies after `most` operations: later calls to the database, a bucket, an object or
 * another server never happen.
 */
export function crashAfter(env: Env, most: number) {
  let acts = 0
  const act = async (go: () => unknown) => {
    if (acts >= most) throw new Error('the process is gone')
    acts += 1
    return go()
  }

  const wrap = <T extends object>(target: T, isAct: (name: string) => boolean): T =>
    new Proxy(target, {
      get(object, name) {
        const member: unknown = Reflect.get(object, name)
        if (typeof member !== 'function') return member
        const call = (args: unknown[]): unknown => Reflect.apply(member, object, args)
        if (isAct(String(name))) return (...args: unknown[]) => act(() => call(args))
        return (...args: unknown[]) => {
          const given = call(args)
          const isStatement = name === 'prepare' || name === 'bind'
          return isStatement && typeof given === 'object' && given ? wrap(given, isAct) : given
        }
      },
    })

  const isTrip = (name: string) => trips.has(name)
  const objects = <T extends Rpc.DurableObjectBranded>(namespace: DurableObjectNamespace<T>) =>
    new Proxy(namespace, {
      get: (target, name) =>
        name === 'getByName'
          ? (id: string) => wrap(target.getByName(id), () => true)
          : (Reflect.get(target, name) as unknown),
    })

  return {
    env: {
      ...env,
      DB: wrap(env.DB, isTrip),
      CATALOGUE_DB: wrap(env.CATALOGUE_DB, isTrip),
      PHOTOS: wrap(env.PHOTOS, isTrip),
      CATALOGUE: wrap(env.CATALOGUE, isTrip),
      SHOPPER_CHANNELS: objects(env.SHOPPER_CHANNELS),
      TRY_ON_JOBS: objects(env.TRY_ON_JOBS),
      OUTFIT_BATCHES: objects(env.OUTFIT_BATCHES),
    } satisfies Env,
    /** Whether it ended without dying. */
    isAlive: () => acts < most,
  }
}
