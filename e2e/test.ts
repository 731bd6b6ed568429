import { expect, test as base, type BrowserContext } from '@playwright/test'

/** What a browser writes into its console, also of a worker, where a page does what the security policy forbids. */
const isBroken = (line: string) => /Content Security Policy|requires 'Trusted/i.test(line)

/** What breaks the policy from now on, in any page of this browser. */
export function listenForBrokenPolicy(context: BrowserContext): string[] {
  const broken: string[] = []
  context.on('console', (message) => {
    if (isBroken(message.text())) broken.push(`${message.location().url}: ${message.text()}`)
  })
  return broken
}

/** Playwright's `test`, of which each also says that nothing on its way breaks the policy of public/_headers. */
export const test = base.extend({
  context: async ({ context }, use) => {
    const broken = listenForBrokenPolicy(context)
    await use(context)
    expect(broken, 'breaks the security policy').toEqual([])
  },
})

export { expect }
