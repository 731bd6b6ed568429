/** A bucket of which one call fails, before or after it takes effect. */
export function createFaultyBucket(bucket: R2Bucket, call: 'put' | 'delete', isDone: boolean) {
  let isOver = false
  return new Proxy(bucket, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      return async (...args: unknown[]) => {
        const fails = name === call && !isOver
        if (fails) isOver = true
        const given: unknown = fails && !isDone ? null : await Reflect.apply(member, target, args)
        if (fails) throw new Error('the bucket does not answer')
        return given
      }
    },
  })
}
