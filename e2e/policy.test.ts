import { expect, test } from '@playwright/test'
import { listenForBrokenPolicy } from './test.ts'

/** That nothing of ours breaks the policy is said by every other test (test.ts). This says that it would be heard. */
test(
  'what an intruder would write into a page does nothing, and each try is heard',
  { tag: '@smoke' },
  async ({ page, context }) => {
    const broken = listenForBrokenPolicy(context)
    await page.goto('/auth')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(broken).toEqual([])
    const outcome = await page.evaluate(async () => {
      const outcomeOf = (act: () => unknown) => {
        try {
          return String(act())
        } catch (error) {
          return (error as Error).name
        }
      }
      const box = document.createElement('div')
      document.body.append(box)
      const script = document.createElement('script')
      const heard: string[] = []
      document.addEventListener('securitypolicyviolation', (event) => heard.push(event.effectiveDirective))
      const html = outcomeOf(() => (box.innerHTML = '<img src=x onerror="document.title = 1">'))
      const address = outcomeOf(() => (script.src = 'https://evil.example/x.js'))
      const uploaded = outcomeOf(() => new Worker('/api/photos/0-abc/look.js'))
      const { trustedTypes } = window as Window & {
        trustedTypes?: { createPolicy: (name: string, rules: object) => unknown }
      }
      const second = outcomeOf(() => trustedTypes?.createPolicy('mine', {}))
      box.setAttribute('style', 'color: red')
      const handler = outcomeOf(() => box.setAttribute('onclick', 'document.title = 1'))
      // While Playwright's own call is evaluated, the browser lets it make code of texts.
      await new Promise((done) => setTimeout(done, 50))
      // oxlint-disable-next-line typescript/no-implied-eval -- that it does not work is what is tested
      const code = outcomeOf(() => new Function('return 1'))
      return {
        html,
        address,
        uploaded,
        code,
        second,
        handler,
        styled: box.style.color,
        inside: box.innerHTML,
        heard: [...new Set(heard)],
      }
    })
    expect(outcome).toMatchObject({
      html: 'TypeError',
      address: 'TypeError',
      uploaded: 'TypeError',
      code: 'EvalError',
      second: 'TypeError',
      handler: 'TypeError',
      styled: '',
      inside: '',
      heard: expect.arrayContaining(['require-trusted-types-for', 'style-src-attr', 'trusted-types']),
    })
    expect(broken.length).toBeGreaterThanOrEqual(4)
  },
)
