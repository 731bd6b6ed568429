import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** A visitor's fitting room. */
export const room = (page: Page) => page.getByRole('dialog', { name: 'Try it on, on you' })
export const lookIn = (page: Page) =>
  room(page).getByRole('slider', { name: 'Compare your photo with the look' })

/** Over the landing page. */
export async function openRoom(page: Page) {
  await page.getByRole('button', { name: 'Try it with your photo' }).first().click()
  await expect(room(page)).toBeVisible()
}

export async function trySample(page: Page) {
  await room(page)
    .getByRole('button', { name: /Dotted Wrap Top/ })
    .click()
  await room(page)
    .getByRole('button', { name: /Use this sample photo: Woman in a striped dress/ })
    .click()
  await expect(lookIn(page)).toBeVisible({ timeout: 120_000 })
}
