import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { patiently } from './patience.ts'

export type Programs = { driver: string; miniBrowser: string; screen: string }
type Method = 'GET' | 'POST' | 'DELETE'

/** The browser's tool bar is wider than a phone, unless nothing in it has a size of its own. */
const narrow = 'window * { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }'

/**
 * The dozen calls of WebDriver (https://www.w3.org/TR/webdriver2/) that are needed here are plain HTTP. The libraries for it bring
 * downloaders of browsers along.
 */
async function callDriver(address: string, method: Method, path: string, body?: object) {
  const response = await fetch(address + path, {
    method,
    ...(method === 'POST' && {
      body: JSON.stringify(body ?? {}),
      headers: { 'content-type': 'application/json' },
    }),
  })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value).slice(0, 400)}`)
  return value
}

/** An X server without a screen, at the first number that is free. */
async function startScreen(program: string) {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((found, fail) => {
    screen.once('error', fail)
    screen.once('exit', (code) => fail(new Error(`${program} ended with ${code}`)))
    screen.stdio[3]?.once('data', (data: Buffer) => found(data.toString().trim()))
  })
  return { screen, display: `:${number}` }
}

/** WebKitWebDriver, and a session of MiniBrowser in it with storage of its own that is empty. */
export async function startSession({ driver, miniBrowser, screen }: Programs, port: number) {
  const home = mkdtempSync(join(tmpdir(), 'cabine-webkit-'))
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), narrow)
  const started = await startScreen(screen)
  const service = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      XDG_CONFIG_HOME: home,
      DISPLAY: started.display,
      NO_AT_BRIDGE: '1',
      // Where there is no graphics card, WebKit's GPU thread draws in Mesa's software rasteriser, which crashes now and then.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      GTK_A11Y: 'none',
    },
  })
  const address = `http://127.0.0.1:${port}`
  function end() {
    service.kill()
    started.screen.kill()
    rmSync(home, { recursive: true, force: true })
  }

  try {
    await patiently('WebKitWebDriver answers', () => callDriver(address, 'GET', '/status'))
    const options = { binary: miniBrowser, args: ['--automation'] }
    const { sessionId, capabilities } = (await callDriver(address, 'POST', '/session', {
      capabilities: { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } },
    })) as { sessionId: string; capabilities: { browserVersion: string } }
    const call = (method: Method, path: string, body?: object) =>
      callDriver(address, method, `/session/${sessionId}${path}`, body)
    return { version: capabilities.browserVersion, call, end }
  } catch (error) {
    end()
    throw error
  }
}
