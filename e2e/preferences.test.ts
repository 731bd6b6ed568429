import type { Page } from '@playwright/test'
import { newShopper } from './shopper.ts'
import { expect, test } from './test.ts'

const screens = [
  '/auth',
  '/dashboard',
  '/search?q=coat',
  '/explore',
  '/wishlist',
  '/fitting-room',
  '/outfit-generator',
  '/settings-clean',
  '/settings',
  '/style-profile',
  '/privacy-policy',
]

/** In the fitting room of a new shopper the welcome lies over the page. */
const enter = async (page: Page) => {
  await page.addInitScript(() => localStorage.setItem('onboarding-seen', '1'))
  await page.goto('/auth')
}

async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
}

test.describe('at 200 % of 1280 × 800', () => {
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 })

  test('nothing runs over the side, and what has the focus is not covered', async ({ page }) => {
    test.slow()
    await enter(page)
    for (const path of screens) {
      if (path === '/dashboard') await newShopper(page)
      await open(page, path)
      const { scrolled, shown } = await page.evaluate(() => ({
        scrolled: document.documentElement.scrollWidth,
        shown: document.documentElement.clientWidth,
      }))
      expect(scrolled, `${path} runs over its side`).toBeLessThanOrEqual(shown)
      expect(await hiddenFocus(page), `${path} hides what has the focus`).toEqual([])
    }
  })
})

/** Elements that receive the focus within some steps while fixed elements cover them wholly. */
async function hiddenFocus(page: Page) {
  const hidden: string[] = []
  for (let step = 0; step < 15; step++) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return null
      const { left, right, top, bottom } = focused.getBoundingClientRect()
      const isSeen = [top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
        const at = document.elementFromPoint((left + right) / 2, y)
        return at && (focused.contains(at) || at.contains(focused))
      })
      return isSeen ? null : focused.outerHTML.slice(0, 160)
    })
    if (covered) hidden.push(covered)
  }
  return hidden
}

test.describe('with the colours of her system', () => {
  test.use({ forcedColors: 'active' })

  test('what is chosen, ticked or focused stands out', async ({ page }) => {
    await enter(page)
    await newShopper(page)
    await open(page, '/settings-clean')
    const ground = (name: string) =>
      page
        .locator('label', { has: page.getByRole('radio', { name, exact: true }) })
        .evaluate((label) => getComputedStyle(label).backgroundColor)
    // The theme is light until she chooses another.
    expect(await ground('Light')).not.toBe(await ground('Dark'))
    await open(page, '/outfit-generator')
    const tick = page.getByRole('checkbox').first()
    await expect(tick).toHaveCSS('appearance', 'auto')
    await tick.focus()
    await page.keyboard.press('Space')
    await expect(tick).toBeChecked()
    await open(page, '/fitting-room')
    const tabs = page.getByRole('tab')
    const grounds = await tabs.evaluateAll((all) => all.map((tab) => getComputedStyle(tab).backgroundColor))
    expect(new Set(grounds).size).toBe(2)
    await page.keyboard.press('Tab')
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
      return `${outlineWidth} ${outlineStyle}`
    })
    expect(outline).toBe('3px solid')
  })
})

test.describe('with motion reduced', () => {
  test.use({ reducedMotion: 'reduce' })

  test('nothing moves: no animation, no transition, no passage from page to page', async ({ page }) => {
    await enter(page)
    for (const path of ['/', ...screens]) {
      if (path === '/dashboard') await newShopper(page)
      await open(page, path)
      expect(await movements(page), path).toEqual([])
    }
    await open(page, '/dashboard')
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const look = () => {
        for (const one of document.getAnimations())
          if (Number(one.effect?.getComputedTiming().duration) > 1) seen.push(one.id)
        requestAnimationFrame(look)
      }
      look()
    })
    await page.getByRole('link', { name: 'Wishlist', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My Wishlist' })).toBeVisible()
    expect(await page.evaluate(() => (window as { seen?: string[] }).seen)).toEqual([])
  })
})

/** Animations that last longer than a millisecond. One of a millisecond is invisible, and its end event still fires. */
const movements = (page: Page) =>
  page.evaluate(() => {
    const isLong = (times: string) => times.split(', ').some((time) => Number.parseFloat(time) > 0.001)
    return [...document.querySelectorAll('body, body *')]
      .filter((element) => {
        const { animationName, animationDuration, animationIterationCount, transitionDuration } =
          getComputedStyle(element)
        const isAnimated = animationName !== 'none'
        return (
          isLong(transitionDuration) ||
          (isAnimated && (isLong(animationDuration) || animationIterationCount !== '1'))
        )
      })
      .map((element) => element.outerHTML.slice(0, 160))
  })
