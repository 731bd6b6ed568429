import { expect, test } from 'vitest'
import { isThisMachine } from './this-machine.ts'

test('a developer’s machine is known by its three names, and nothing that only looks like one', () => {
  for (const name of ['localhost', '127.0.0.1', '[::1]']) expect(isThisMachine(name)).toBe(true)
  for (const name of ['cabine.example', 'localhost.evil.example', '127.0.0.1.nip.io', '127.0.0.2', ''])
    expect(isThisMachine(name)).toBe(false)
})
