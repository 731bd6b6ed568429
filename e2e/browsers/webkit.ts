import type { Driver, Size } from './driver.ts'
import { startSession, type Programs } from './webkit-driver.ts'

/** The key of a reference to an element, and the code points of keys without a character, as the standard gives them. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const keyCodes = { Enter: '\uE007', Escape: '\uE00C' } as const

/** WebKitGTK's MiniBrowser, driven by classic WebDriver: it speaks no BiDi. */
export async function openWebkit(programs: Programs, port: number, size: Size): Promise<Driver> {
  const { version, call, end } = await startSession(programs, port)
  const run = (code: string) => call('POST', '/execute/sync', { script: `return ${code}`, args: [] })

  async function takeSize({ width, height }: Size) {
    const place = { x: 0, y: 0, width }
    await call('POST', '/window/rect', { ...place, height })
    // The tool bar is above the page.
    const bar = height - Number(await run('innerHeight'))
    await call('POST', '/window/rect', { ...place, height: height + bar })
  }

  async function type(keys: string) {
    const actions = Array.from(keys).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await call('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] })
  }

  async function close() {
    try {
      await call('DELETE', '')
    } finally {
      end()
    }
  }

  try {
    await takeSize(size)
  } catch (error) {
    await close()
    throw error
  }
  return {
    version: `webkitgtk/${version}`,
    open: async (url) => void (await call('POST', '/url', { url })),
    run,
    async press(x, y) {
      const actions = [
        { type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await call('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
    },
    write: type,
    key: (name) => type(keyCodes[name]),
    async give(selector, file) {
      const found = (await call('POST', '/element', { using: 'css selector', value: selector })) as Record<
        string,
        string
      >
      await call('POST', `/element/${found[elementKey]}/value`, { text: file })
    },
    picture: async () => Buffer.from(String(await call('GET', '/screenshot')), 'base64'),
    // It tells a driver nothing of its console: what the page hears itself has to do (in-page.ts).
    heard: () => [],
    close,
  }
}
